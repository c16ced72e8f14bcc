"""Completion in bash."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .command_line import Command, Word

_FRAME = """# Completion of penult in bash: eval "$(penult completion bash)"
_penult() {{
    local line="${{COMP_LINE:0:COMP_POINT}}" last words cur prev joint= values= more= path= options=
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    last=$((${{#words[@]}} - 1))
    cur="${{words[last]}}" prev="${{words[last - 1]}}"
    [[ $cur == --*=* ]] && prev="${{cur%%=*}}" cur="${{cur#*=}}"
    COMPREPLY=()
    if ((last == 1)); then
        COMPREPLY=($(compgen -W {commands} -- "$cur"))
        return
    fi
    case "${{words[1]}}:$prev" in
{cases}
        *) case "${{words[1]}}" in
{places}
        esac ;;
    esac
    if [[ -n $joint && $cur == *"$joint"* ]]; then
        COMPREPLY=($(compgen -P "${{cur%"$joint"*}}$joint" -W "$more" -- "${{cur##*"$joint"}}"))
    elif [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
    else
        [[ -n $values ]] && COMPREPLY=($(compgen -W "$values" -- "$cur"))
        [[ -n $path ]] && mapfile -t -O "${{#COMPREPLY[@]}}" COMPREPLY < <(compgen -f -- "$cur")
    fi
    if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${{COMPREPLY[@]#"${{cur%=*}}="}}")
    fi
}}
complete -o filenames -F _penult penult
"""


def script(commands: Sequence[Command]) -> str:
    cases = "\n".join(case for command in commands for case in _cases(command))
    places = "\n".join(map(_place, commands))
    return _FRAME.format(commands=_quoted(each.name for each in commands), cases=cases, places=places)


def _cases(command: Command) -> Iterator[str]:
    for word in command.options:
        if word.takes:
            names = "|".join(f"{command.name}:{flag}" for flag in word.flags)
            yield f"        {names}) {_sets(word)} ;;"


def _place(command: Command) -> str:
    """What can come if no option waits for a value: options and positional values."""
    values = [value for word in command.places for value in word.values]
    path = any(word.path for word in command.places)
    options = _quoted(flag for word in command.options for flag in word.flags)
    sets = f"options={options} values={_quoted(values)} path={'1' if path else ''}"
    return f"            {command.name}) {sets} ;;"


def _sets(word: Word) -> str:
    path = " path=1" if word.path else ""
    if not word.joint:
        return f"values={_quoted(word.values)}{path}"
    return f"values={_quoted(word.values)} more={_quoted(word.more)} joint={word.joint!r}"


def _quoted(words: object) -> str:
    return "'" + " ".join(words) + "'"  # type: ignore[arg-type]
