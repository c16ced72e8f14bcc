/**
 * Names with their grammar. A fact `card` that is a noun reaches a message as `$card` (the bare name), `$card-the`,
 * `$card-a`, `$card-of`, `$card-to`, `$card-on` and `$card-gender`: the message chooses the form its sentence needs. A
 * fact that is several texts reaches it as a list. Python does the same in `i18n/nouns.py`.
 */

/** With the definite article, with the indefinite one, and with the article after a preposition. */
const FORMS = ['the', 'a', 'of', 'to', 'on'] as const
const GENDER = 'gender'
/** The parts of a message that names something. */
const PARTS = [...FORMS, GENDER] as const

/** The gender of things of several genders. */
const MIXED = 'masculine'

export interface Noun {
  readonly name: string
  readonly parts: Readonly<Record<string, string>>
}

type Fact = string | number | Noun | readonly string[]
export type Facts = Readonly<Record<string, Fact>>

type PlainFacts = Record<string, string | number>

/** Where there is nothing to name, and the message does not ask. */
export const NOTHING: Noun = unchanging('')

/** What a message and its parts say. */
export function nounOf(say: (part: string | null) => string): Noun {
  return { name: say(null), parts: Object.fromEntries(PARTS.map((part) => [part, say(part)])) }
}

/** A text that is the same in every form. */
function unchanging(text: string): Noun {
  return nounOf(() => text)
}

/** Several things as a list. `counted` is how it is said indefinitely, with equal things counted. */
export function nounOfAll(
  nouns: readonly Noun[],
  counted: readonly string[],
  listed: (items: readonly string[]) => string,
): Noun {
  const genders = new Set(nouns.map(({ parts }) => parts[GENDER] ?? ''))
  const [gender = ''] = genders
  return {
    name: listed(nouns.map(({ name }) => name)),
    parts: {
      ...Object.fromEntries(FORMS.map((form) => [form, listed(nouns.map(({ parts }) => parts[form] ?? ''))])),
      a: listed(counted),
      [GENDER]: genders.size > 1 ? MIXED : gender,
    },
  }
}

/** The facts of a message, as Fluent takes them. */
export function spread(facts: Facts, listed: (items: readonly string[]) => string): PlainFacts {
  const plain: PlainFacts = {}
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === 'string' || typeof fact === 'number') plain[name] = fact
    else if ('parts' in fact) Object.assign(plain, formsOf(name, fact))
    else plain[name] = listed(fact)
  }
  return plain
}

function formsOf(fact: string, { name, parts }: Noun): PlainFacts {
  const forms = Object.entries(parts).map(([part, text]) => [`${fact}-${part}`, text])
  return { [fact]: name, ...Object.fromEntries(forms) }
}
