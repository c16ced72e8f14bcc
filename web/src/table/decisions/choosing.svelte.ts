/**
 * What you are about to do: the card or the button that you have picked, and what is still asked before it is a move.
 * It knows the moves that are offered, and nothing of what they do.
 */

import { laying } from '../../play/notation'
import { nextStep, type Choice, type Chosen, type PlainOffer } from '../../play/offers'
import { heldCards } from '../../play/sorting'
import type { Refused } from '../../protocol'
import { settings } from '../../state/settings.svelte'
import type { Happened, TableState } from '../../state/table.svelte'
import { moveWords } from '../../words/telling'
import { isYours } from '../prompting'

/** `sure`: the move can be made, but breaks a rule; it wants a second press. */
export type Step =
  | { readonly ask: 'color'; readonly colors: readonly string[] }
  | { readonly ask: 'target'; readonly targets: readonly number[] }
  | { readonly ask: 'sure'; readonly breaks: string }

interface Picked {
  /** Of a card in the hand; a button has none. */
  readonly key: string | null
  /** A card, or the verb of a button. */
  readonly name: string
  /** What was offered for it then; nothing for a card that does not fit. */
  readonly moves: string
}

export class Choosing {
  readonly #state: TableState
  #picked = $state.raw<Picked | null>(null)
  #pressed = $state(false)
  #sure = $state(false)
  #chosen = $state.raw<Chosen>({})
  #refused = $state.raw<Refused | null>(null)
  /** The question whose answer is still wanted. */
  #asked: symbol | null = null
  /** Whether UNO is called with the card. */
  calling = $state(false)
  /** From then on it follows the table no longer. */
  readonly close: () => void

  readonly #offer = $derived(this.#picked ? this.#offerOf(this.#picked) : null)
  readonly #step = $derived.by(() => this.#asking())

  constructor(state: TableState) {
    this.#state = state
    this.close = state.listen((happened) => {
      if (isOver(happened)) this.#letGo()
      this.#follow()
    })
  }

  /** The key of the selected card. */
  get selected(): string | null {
    return this.#picked?.key ?? null
  }

  /** Its code. */
  get card(): string | null {
    return this.#picked?.key ? this.#picked.name : null
  }

  /** What is to be answered before there is a move. */
  get step(): Step | null {
    return this.#step
  }

  /** Seats of the hand among which one is asked for. */
  get targets(): readonly number[] {
    return this.#step?.ask === 'target' ? this.#step.targets : []
  }

  /** Whether the question can be left without an answer. */
  get isOptional(): boolean {
    return this.#offer !== null
  }

  /** Whether the selected card can be laid with the call as well as without. */
  get canCall(): boolean {
    return this.#offer?.canCall ?? false
  }

  /** Why the last card that was asked about cannot be laid. */
  get refused(): Refused | null {
    return this.#refused
  }

  /** The button below the hand. */
  get primary(): { readonly words: string; readonly enabled: boolean } | null {
    if (!this.card || !this.#offer) return null
    return { words: this.#words(this.#offer), enabled: !this.#state.acting && this.#step === null }
  }

  /** Takes a card up, or says at once why it cannot be laid; the same one again lays it; any other takes its place. */
  select(key: string, card: string): void {
    if (this.#state.acting) return
    if (this.selected === key) {
      this.confirm()
      return
    }
    this.#take(key, card)
    if (settings.oneTap || (!this.#offer && this.#isYours)) this.confirm()
  }

  /** Takes a card up and goes on with it, with the call or without. */
  lay(key: string, card: string, call: boolean): void {
    if (this.#state.acting) return
    if (this.selected !== key) this.#take(key, card)
    this.calling = call
    this.confirm()
  }

  /** A button that is not a card. */
  press(button: PlainOffer): void {
    if (this.#state.acting) return
    this.cancel()
    this.#picked = { key: null, name: button.verb, moves: written(button) }
    this.confirm()
  }

  /** Goes on with what is picked; a second time where a rule would be broken. */
  confirm(): void {
    if (!this.#picked || this.#state.acting) return
    if (!this.#offer) {
      void this.why(this.#picked.name)
      return
    }
    if (this.#step?.ask === 'sure') this.#sure = true
    this.#pressed = true
    this.#make()
  }

  cancel(): void {
    this.#picked = null
    this.#pressed = false
    this.#sure = false
    this.#chosen = {}
    this.calling = false
    this.understood()
  }

  color(color: string): void {
    if (this.#state.acting || this.#step?.ask !== 'color' || !this.#step.colors.includes(color)) return
    if (this.#offer) {
      this.#chosen = { ...this.#chosen, color }
      this.#make()
      return
    }
    const named = this.#state.questions.naming?.find((each) => each.color === color)
    if (named) void this.#state.act(named.move)
  }

  target(seat: number): void {
    if (this.#state.acting || this.#step?.ask !== 'target' || !this.#step.targets.includes(seat)) return
    this.#chosen = { ...this.#chosen, target: seat }
    this.#make()
  }

  /** Asks why a card cannot be laid, and shows the answer. Nothing changes by it. */
  async why(card: string): Promise<void> {
    const question = Symbol(card)
    this.#asked = question
    this.#refused = null
    const refused = await this.#state.ask(laying(card))
    if (this.#asked === question) this.#refused = refused
  }

  /** The answer has been read. */
  understood(): void {
    this.#asked = null
    this.#refused = null
  }

  /** A refusal speaks of a situation, and goes with it. */
  #letGo(): void {
    this.understood()
    this.#state.dismiss()
  }

  /** Whoever is waited for wants to know; others may look at their cards. */
  get #isYours(): boolean {
    const { hand } = this.#state
    return hand !== null && isYours(hand) && hand.held === null
  }

  #take(key: string, card: string): void {
    this.cancel()
    this.#picked = { key, name: card, moves: written(this.#state.questions.cards.get(card)) }
  }

  #offerOf(picked: Picked): Choice | null {
    const { cards, buttons } = this.#state.questions
    const offer = picked.key ? cards.get(picked.name) : buttons.find((each) => each.verb === picked.name)
    return offer ?? null
  }

  #asking(): Step | null {
    const offer = this.#offer
    if (!offer) return this.#naming()
    if (!this.#pressed) return null
    if (offer.breaks && !this.#sure) return { ask: 'sure', breaks: offer.breaks }
    const step = nextStep(offer, this.#chosen)
    if (step.ask !== null) return step
    return step.breaks && !this.#sure ? { ask: 'sure', breaks: step.breaks } : null
  }

  #naming(): Step | null {
    const { naming } = this.#state.questions
    return naming && { ask: 'color', colors: naming.map((each) => each.color) }
  }

  /** Makes the move when nothing is asked any more. */
  #make(): void {
    const offer = this.#offer
    if (!offer || !this.#pressed || this.#step !== null) return
    const step = nextStep(offer, { ...this.#chosen, call: this.calling })
    if (step.ask === null) void this.#act(step.move)
  }

  /** What was picked stays in view until there is an answer. */
  async #act(move: string): Promise<void> {
    const key = this.#picked?.key
    await this.#state.act(move)
    if (this.#picked?.key === key) this.cancel()
  }

  /** After an update: what is gone, or is offered otherwise, is no longer picked. */
  #follow(): void {
    const picked = this.#picked
    if (!picked) return
    const moves = written(this.#offerOf(picked))
    const isHeld = !picked.key || this.#holds(picked.key)
    if (!isHeld || (picked.moves && moves !== picked.moves)) this.cancel()
    else this.#picked = { ...picked, moves }
  }

  #holds(key: string): boolean {
    return heldCards(this.#state.hand?.hand ?? []).some((held) => held.key === key)
  }

  #words(offer: Choice): string {
    const [first] = offer.moves
    if (!first) return ''
    const color = offer.needsColor ? null : first.color
    const target = offer.needsTarget ? null : first.target
    const uno = this.calling && offer.canCall
    return moveWords({ ...first, color, target, uno }, this.#state.hand?.top ?? '', this.#state.company)
  }
}

/** Whether it is somebody else's turn since, or another hand. */
function isOver({ before, after }: Happened): boolean {
  return before?.hand?.turn !== after.hand?.turn || before?.hand?.number !== after.hand?.number
}

function written(offer: Choice | null | undefined): string {
  return (offer?.moves ?? []).map((move) => move.text).join(' ')
}
