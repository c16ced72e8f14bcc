/** Cards and moves as they are written: `R7`, `play W4>G@2!`, `catch 2`. docs/notation.md explains the rest. */

export interface Move {
  readonly verb: string
  readonly card: string | null
  readonly color: string | null
  /** A seat of the hand. */
  readonly target: number | null
  /** Whether UNO is called with it. */
  readonly uno: boolean
}

export interface CardParts {
  readonly color: string | null
  readonly face: string
}

const CALLS_OUT_OF_TURN: readonly string[] = ['uno', 'catch', 'flag']
const COLORED = /^([RGBY])([0-9A-Z])$/
const MOVE = /^(?<verb>[a-z]+)(?: (?<rest>\S+))?$/
const LAID = /^(?<card>[A-Z0-9*?]+)(?:>(?<color>[A-Z]))?(?:@(?<target>\d))?(?<uno>!?)$/
const NAMED = /^(?<color>[A-Z]?)(?<uno>!?)$/
const AIMED = /^(?<target>\d)$/
/** What stands after each verb that needs something. */
const FORMS: Readonly<Record<string, RegExp>> = {
  play: LAID,
  color: NAMED,
  invis: NAMED,
  catch: AIMED,
  flag: AIMED,
  hint: AIMED,
}

/** Not a move: the text has another form than any that the notation knows. */
export class Unreadable extends Error {
  constructor(text: string) {
    super(`move: expected a verb and what it needs, such as "play W4>G!", came ${JSON.stringify(text)}`)
    this.name = 'Unreadable'
  }
}

export function parseMove(text: string): Move {
  const { verb, rest } = groups(MOVE, text)
  if (!verb) throw new Unreadable(text)
  if (!rest) return { verb, card: null, color: null, target: null, uno: false }
  const form = FORMS[verb]
  if (!form?.test(rest)) throw new Unreadable(text)
  const { card, color, target, uno } = groups(form, rest)
  return {
    verb,
    card: card || null,
    color: color || null,
    target: target ? Number(target) : null,
    uno: uno === '!',
  }
}

/** `R7` has a color and a face; a wild is its own face. */
export function parseCard(code: string): CardParts {
  const [, color, face] = COLORED.exec(code) ?? []
  return color && face ? { color, face } : { color: null, face: code }
}

/** The plain move that lays a card: to be made, or to be asked about. */
export function laying(card: string): string {
  return `play ${card}`
}

/** What can be said whoever is to act, and never answers an old situation. */
export function isOutOfTurn(move: string): boolean {
  return CALLS_OUT_OF_TURN.includes(parseMove(move).verb)
}

function groups(form: RegExp, text: string): Record<string, string | undefined> {
  return form.exec(text)?.groups ?? {}
}
