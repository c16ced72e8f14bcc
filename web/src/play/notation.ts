/** Cards and moves in notation: `R7`, `play W4>G@2!`, `play R5+B5`, `catch 2`. See docs/notation.md. */

export interface Move {
  readonly verb: string
  readonly card: string | null
  /** The cards that are laid with it, in their order. */
  readonly more: readonly string[]
  readonly color: string | null
  /** A seat of the hand. */
  readonly target: number | null
  /** Whether UNO is called with it. */
  readonly uno: boolean
}

interface CardParts {
  readonly color: string | null
  readonly face: string
}

const CALLS_OUT_OF_TURN: readonly string[] = ['uno', 'catch', 'flag']
const LAID_OUT_OF_TURN = 'jump'
const COLORED = /^([RGBY])([0-9A-Z])$/
const MOVE = /^(?<verb>[a-z]+)(?: (?<rest>\S+))?$/
const LAID =
  /^(?<card>[A-Z0-9*?]+)(?<more>(?:\+[A-Z0-9*?]+)*)(?:>(?<color>[A-Z]))?(?:@(?<target>\d))?(?<uno>!?)$/
const NAMED = /^(?<color>[A-Z]?)(?<uno>!?)$/
const AIMED = /^(?<target>\d)$/
/** What follows each verb that needs something. */
const FORMS: Readonly<Record<string, RegExp>> = {
  play: LAID,
  jump: LAID,
  color: NAMED,
  invis: NAMED,
  catch: AIMED,
  flag: AIMED,
  hint: AIMED,
}

/** The text is not a move in notation. */
export class Unreadable extends Error {
  constructor(text: string) {
    super(`move: expected a verb and what it needs, such as "play W4>G!", came ${JSON.stringify(text)}`)
    this.name = 'Unreadable'
  }
}

export function parseMove(text: string): Move {
  const { verb, rest } = groups(MOVE, text)
  if (!verb) throw new Unreadable(text)
  if (!rest) return { verb, card: null, more: [], color: null, target: null, uno: false }
  const form = FORMS[verb]
  if (!form?.test(rest)) throw new Unreadable(text)
  const { card, more, color, target, uno } = groups(form, rest)
  return {
    verb,
    card: card || null,
    more: more ? more.slice(1).split('+') : [],
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

/** The plain move that lays a card. */
export function laying(card: string): string {
  return `play ${card}`
}

/** Whether it lays a card though others have the turn. */
export function isJump({ verb }: Pick<Move, 'verb'>): boolean {
  return verb === LAID_OUT_OF_TURN
}

/** Whether a move is a call or an accusation, which can be made out of turn. */
export function isOutOfTurn(move: string): boolean {
  return CALLS_OUT_OF_TURN.includes(parseMove(move).verb)
}

function groups(form: RegExp, text: string): Record<string, string | undefined> {
  return form.exec(text)?.groups ?? {}
}
