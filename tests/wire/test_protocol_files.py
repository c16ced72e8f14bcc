"""What `make protocol` writes is what the structs say, and the document knows every code."""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import penult
from penult.engine.refusals import REFUSALS
from penult.match.events import KINDS
from penult.server.app.pinger import PING_SECONDS
from penult.server.app.rate_limits import RENAMES, REPORTS
from penult.server.lobby import MOST_LISTED, OF_ONE_NEIGHBORHOOD, OF_ONE_PERSON
from penult.server.settings import gather
from penult.server.transport.websocket import BEHIND_BYTES, BEHIND_SECONDS, CONTROL_FRAMES
from penult.table.between.between_hands import SCORES_SECONDS
from penult.table.between.dealer_choice import BIRTHDAY_SECONDS, PICK_SECONDS
from penult.table.hand.bot_players import BEGINNING_SECONDS, CATCHING_SECONDS
from penult.table.moves.race import LOT_SECONDS, MOST_SECONDS
from penult.table.people.absence import STAY_SECONDS
from penult.table.people.admission import MOST_PEOPLE
from penult.table.people.attendance import TALK_RATE
from penult.table.talk.talk import SPECTATOR_TALK_RATE
from penult.wire import schema, typescript
from penult.wire.limits import KEPT_UPDATES, MESSAGE_BYTES, NAME_LETTERS, PASSWORD_LETTERS, TEXT_LETTERS
from penult.wire.version import PROTOCOL
from penult.wire.vocabulary import AnyStruct, choices, field_docs, structs, unions

ROOT = Path(__file__).parents[2]
PENULT = Path(penult.__path__[0])
SERVER = PENULT / "server"
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PROSE = " ".join(DOCUMENT.split())
BASES = ("FromClient", "FromServer")


@pytest.mark.parametrize(
    ("file", "text"), [("docs/protocol.json", schema.text), ("web/src/protocol.ts", typescript.text)]
)
def test_the_types_are_up_to_date(file: str, text: Callable[[], str]) -> None:
    """`make protocol` writes them again."""
    assert (ROOT / file).read_text(encoding="utf-8") == text()


def test_the_transcript_is_what_a_table_plays_now() -> None:
    evening = runpy.run_path(str(ROOT / "docs" / "transcript.py"))
    played = evening["transcript"]()

    assert (ROOT / "docs" / "transcript.txt").read_text(encoding="utf-8") == played
    assert evening["quoting"](DOCUMENT, played) == DOCUMENT


def test_the_kinds_of_match_events_are_those_of_the_match() -> None:
    assert choices()["MatchKind"] == KINDS


def test_no_struct_of_the_wire_is_forgotten() -> None:
    written = {
        name
        for file in (ROOT / "src" / "penult" / "wire").glob("*.py")
        for name in re.findall(r"^class (\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE)
    }

    assert written - set(BASES) == {struct.__name__ for struct in structs()}


@pytest.mark.parametrize("struct", structs(), ids=lambda struct: struct.__name__)
def test_a_struct_is_in_the_schema_with_every_field(struct: AnyStruct) -> None:
    part = schema.schema()["$defs"][struct.__name__]
    shape = msgspec.inspect.type_info(struct)
    assert isinstance(shape, msgspec.inspect.StructType)

    if shape.array_like:
        assert len(part["prefixItems"]) == len(shape.fields)
        return
    tag = [shape.tag_field] if shape.tag_field else []
    assert list(part["properties"]) == [*tag, *(field.encode_name for field in shape.fields)]
    assert part.get("required", []) == [
        *tag,
        *(field.encode_name for field in shape.fields if field.required),
    ]


@pytest.mark.parametrize("struct", structs(), ids=lambda struct: struct.__name__)
def test_a_struct_is_in_typescript_with_every_field(struct: AnyStruct) -> None:
    shape = msgspec.inspect.type_info(struct)
    assert isinstance(shape, msgspec.inspect.StructType)
    name = struct.__name__
    found = re.search(rf"^export (?:interface|type) {name}\b(.*?)^$", f"{typescript.text()}\n", re.M | re.S)
    assert found is not None

    for field in shape.fields:
        assert re.search(rf"\b{field.encode_name}{'' if field.required else '[?]'}: ", found[1])
    if shape.tag_field:
        assert f'readonly {shape.tag_field}: "{shape.tag}";' in found[1]
    for doc in field_docs(struct).values():
        assert doc.splitlines()[0] in found[1]


def test_typescript_names_only_types_that_it_defines() -> None:
    text = typescript.text()
    code = re.sub(r"/\*.*?\*/|//.*?$|\"[^\"]*\"", "", text, flags=re.S | re.M)
    defined = set(re.findall(r"^export (?:interface|type|const) (\w+)", text, re.M))

    used = set(re.findall(r"\b[A-Z]\w*[a-z]\w*", code))
    assert used - {"Omit", "Readonly", "Record", "Required"} <= defined
    assert {*choices(), *unions()} <= defined


def test_the_document_knows_every_refusal_of_the_table() -> None:
    of_the_app = {"malformed", "too_fast"}

    assert set(rows_under("Refusals of the table")) == set(codes("table", "Declined")) | of_the_app


def test_the_document_knows_every_refusal_of_the_rules_with_its_facts() -> None:
    told = {code: re.findall(r"`(\w+)`", row) for code, row in rows_under("Refusals of the rules").items()}

    assert told == {refusal.code: list(refusal.facts) for refusal in REFUSALS.values()}


def test_the_document_knows_every_goodbye() -> None:
    assert [*rows_under("Goodbyes")] == [*choices()["Why"]]


def test_the_document_knows_every_answer_of_http() -> None:
    written = (SERVER / "app" / "errors.py").read_text(encoding="utf-8")
    of_starlette = re.findall(r'(\d{3}): \("(\w+)"', written)
    told = re.findall(r"^\| (\d{3}) \| `(\w+)` \|", DOCUMENT, re.M)

    assert set(told) == {*answers(), *of_starlette}


def test_the_document_knows_every_request() -> None:
    for request in schema.REQUESTS:
        assert f"| `{request}` |" in DOCUMENT


def test_the_document_names_the_limits_as_they_are() -> None:
    usual, _ = gather({}, {})
    for limit in (
        f'"protocol":{PROTOCOL},',
        f"a frame, a body | {MESSAGE_BYTES:,} bytes |",
        f"a name | {NAME_LETTERS} letters",
        f"a line of talk | {TEXT_LETTERS} letters |",
        f"talk at a table | {TALK_RATE.count / TALK_RATE.per:g} lines a second by one person, "
        f"{TALK_RATE.count} at once; "
        f"{SPECTATOR_TALK_RATE.count / SPECTATOR_TALK_RATE.per:g} by all who only watch",
        f"a password | {PASSWORD_LETTERS} letters |",
        f"people at a table | {MOST_PEOPLE} |",
        f"unread bytes | {BEHIND_BYTES:,}, or {BEHIND_SECONDS:g} s",
        f"messages | {usual.messages_per_second} a second over one connection,",
        f"{usual.requests_per_minute} requests a minute, {usual.guests_per_hour} guests an hour",
        f"{usual.tries_per_minute} wrong codes or passwords a minute,",
        f" {usual.connections_per_address} connections, {usual.messages_per_address} messages a second",
        f"as WebSocket frames | {CONTROL_FRAMES.count} in ten seconds",
        f"at most {OF_ONE_PERSON} of one host and {OF_ONE_NEIGHBORHOOD} of hosts in one neighborhood, "
        f"and {MOST_LISTED} of all.",
        f"{usual.tables_per_hour} tables an hour,",
        f"by person | {usual.tables_per_person} tables an hour, {RENAMES.count} new names in ten minutes, "
        f"{REPORTS.count} reports an hour |",
    ):
        assert limit in PROSE


def test_the_document_names_the_times_of_a_table_as_they_are() -> None:
    for time in (
        f"`spread.among` ({PICK_SECONDS:g} s)",
        f"each person ({BIRTHDAY_SECONDS:g} s)",
        f"everybody who is here ({SCORES_SECONDS:g} s)",
        f"away for {STAY_SECONDS / 60:g} minutes while others were here",
        f"its date + {1000 * LOT_SECONDS:g} ms + the longest round trip",
        f"every {PING_SECONDS:g} s during a hand",
        f"at most {1000 * MOST_SECONDS:g} ms, and 0 before the first",
        f"No bot catches before {1000 * CATCHING_SECONDS:g} ms",
        f"before {BEGINNING_SECONDS:g} s, after a card was shown that exposed somebody",
        f"({KEPT_UPDATES} updates)",
    ):
        assert time in PROSE


def rows_under(title: str) -> dict[str, str]:
    """The first table under a title: its first column, and the rest of each row."""
    part = (
        DOCUMENT.partition(f"### {title}\n")[2].partition("\n#")[0].partition("\n|")[2].partition("\n\n")[0]
    )
    return dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", part, re.M))


def codes(folder: str, error: str) -> Iterator[str]:
    for file in (PENULT / folder).rglob("*.py"):
        yield from re.findall(rf'{error}\(\s*"(\w+)"', file.read_text(encoding="utf-8"))


def answers() -> Iterator[tuple[str, str]]:
    for file in SERVER.rglob("*.py"):
        yield from re.findall(r'Rejected\(\s*(\d{3}), "(\w+)"', file.read_text(encoding="utf-8"))
