/**
 * What you are about to do: the card or button you picked, and what is asked before it becomes a move. It knows the
 * offered moves, but not what they do.
 */

import {
  canAdd,
  type CardOffer,
  type Choice,
  type Chosen,
  nextStep,
  type PlainOffer,
  type Questions,
  withMore,
} from '../../play/offers'
import { type HeldCard, heldCards } from '../../play/hand'
import { laying } from '../../play/notation'
import type { Refused } from '../../protocol'
import { NOTHING_LAID, offerWords } from '../../words/moves'
import type { Happened, TableClient } from '../../state/tableClient.svelte'
import { settings } from '../../state/settings.svelte'
import { isYours } from '../people'
import { decisionAt, namingOf, type Step, stepOf } from './decision'

export class Selection {
  readonly #state: TableClient
  readonly #whyNot: WhyNot
  #picked = $state.raw<Picked | null>(null)
  /** The cards that go with it, in the order they were picked. */
  #further = $state.raw<readonly HeldCard[]>([])
  #pressed = $state(false)
  #sure = $state(false)
  #chosen = $state.raw<Chosen>({})
  /** Whether UNO is called with the card. */
  calling = $state(false)
  /** Stops following the table. */
  readonly close: () => void

  readonly #ofCard = $derived.by(() => {
    const picked = this.#picked
    return picked?.key ? (this.#state.questions.cards.get(picked.name) ?? null) : null
  })
  readonly #offer = $derived.by(() => {
    if (this.#ofCard)
      return withMore(
        this.#ofCard,
        this.#further.map(({ card }) => card),
      )
    return this.#picked && offerFor(this.#picked, this.#state.questions)
  })
  readonly #step = $derived.by(() => this.#asking())

  /** The open question. */
  readonly decision = $derived.by(() => decisionAt(this.#state, this.step))

  constructor(state: TableClient) {
    this.#state = state
    this.#whyNot = new WhyNot(state)
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

  /** The keys of the cards that go with it. */
  get further(): readonly string[] {
    return this.#further.map(({ key }) => key)
  }

  /** Whether this card can still go with the selected one. */
  readonly canTake = ({ key, card }: HeldCard): boolean => {
    if (!this.#ofCard || this.#pressed || key === this.selected || this.further.includes(key)) return false
    return canAdd(
      this.#ofCard,
      this.#further.map((held) => held.card),
      card,
    )
  }

  /** Whether other cards can be laid with the selected one. */
  get canTakeMore(): boolean {
    return (this.#ofCard?.several.length ?? 0) > 0
  }

  /** What to answer before there is a move. */
  get step(): Step | null {
    return this.#step
  }

  /** The seats of the hand to choose from. */
  get targets(): readonly number[] {
    return this.#step?.kind === 'target' ? this.#step.targets : []
  }

  /** Whether the question can be closed without an answer. */
  get isOptional(): boolean {
    return this.#offer !== null
  }

  /** Whether the selected card can be laid with a call and without. */
  get canCall(): boolean {
    return this.#offer?.canCall ?? false
  }

  /** Why the last card in question cannot be laid. */
  get refused(): Refused | null {
    return this.#whyNot.refused
  }

  /** The button below the hand. */
  get primary(): { readonly words: string; readonly enabled: boolean } | null {
    if (!this.card || !this.#offer) return null
    const { acting, hand, company } = this.#state
    const words = offerWords(this.#offer, hand ?? NOTHING_LAID, company, this.calling && this.#offer.canCall)
    return { words, enabled: !acting && this.#step === null }
  }

  /** What the button that calls also does, if the selected card can be laid with a call. */
  get callingWords(): string | null {
    if (!this.card || !this.#offer?.canCall) return null
    const { hand, company } = this.#state
    return offerWords(this.#offer, hand ?? NOTHING_LAID, company)
  }

  /** Lays the selected card with a call, after what is asked about it. */
  layCalling(): void {
    this.calling = true
    this.confirm()
  }

  /**
   * Selects a card, or says why it cannot be laid. Selecting it again lays it. A card that can go with the selected one
   * joins it, or leaves it again.
   */
  select(key: string, card: string): void {
    if (this.#state.acting) return
    if (this.selected === key) {
      this.confirm()
      return
    }
    if (this.#join({ key, card })) return
    this.#take(key, card)
    if ((settings.oneTap && !this.canTakeMore) || (!this.#offer && this.#isYours)) this.confirm()
  }

  /** Selects a card and lays it, with or without a call. */
  lay(key: string, card: string, call: boolean): void {
    if (this.#state.acting) return
    if (this.selected !== key && !this.further.includes(key)) this.#take(key, card)
    this.calling = call
    this.confirm()
  }

  /** Presses a button that is not a card. */
  press(button: PlainOffer): void {
    if (this.#state.acting) return
    this.cancel()
    this.#picked = pickedButton(button.verb, this.#state.questions)
    this.confirm()
  }

  /** Continues with what is picked. A move that breaks a rule needs this twice. */
  confirm(): void {
    if (!this.#picked || this.#state.acting) return
    if (!this.#offer) {
      void this.why(this.#picked.name)
      return
    }
    if (this.#step?.kind === 'sure') this.#sure = true
    this.#pressed = true
    this.#make()
  }

  cancel(): void {
    this.#picked = null
    this.#further = []
    this.#pressed = false
    this.#sure = false
    this.#chosen = {}
    this.calling = false
    this.understood()
  }

  color(color: string): void {
    if (this.#state.acting || this.#step?.kind !== 'color' || !this.#step.colors.includes(color)) return
    if (this.#offer) {
      this.#chosen = { ...this.#chosen, color }
      this.#make()
      return
    }
    const named = this.#state.questions.naming?.find((each) => each.color === color)
    if (named) void this.#state.act(named.move)
  }

  /** Null for nobody. */
  target(seat: number | null): void {
    if (this.#state.acting || this.#step?.kind !== 'target') return
    if (seat === null ? !this.#step.orNobody : !this.#step.targets.includes(seat)) return
    this.#chosen = { ...this.#chosen, target: seat }
    this.#make()
  }

  /** Asks why a card cannot be laid, and shows the answer. */
  why(card: string): Promise<void> {
    return this.#whyNot.why(card)
  }

  /** The answer has been read. */
  understood(): void {
    this.#whyNot.understood()
  }

  /** A refusal is dropped with the situation it is about. */
  #letGo(): void {
    this.understood()
    this.#state.dismiss()
  }

  /** On your turn, a card that cannot be laid is explained. Otherwise you may just look at it. */
  get #isYours(): boolean {
    const { hand } = this.#state
    return hand !== null && isYours(hand) && hand.held === null
  }

  #take(key: string, card: string): void {
    this.cancel()
    this.#picked = pickedCard(key, card, this.#state.questions)
  }

  /** Whether the card was taken along, or put back. */
  #join(held: HeldCard): boolean {
    const isTaken = this.further.includes(held.key)
    if (isTaken) this.#further = this.#further.filter(({ key }) => key !== held.key)
    else if (!this.canTake(held)) return false
    else this.#further = [...this.#further, held]
    return true
  }

  #asking(): Step | null {
    if (!this.#offer) return namingOf(this.#state.questions)
    return this.#pressed ? stepOf(this.#offer, this.#chosen, this.#sure) : null
  }

  /** Makes the move if nothing is left to ask. */
  #make(): void {
    const offer = this.#offer
    if (!offer || !this.#pressed || this.#step !== null) return
    const step = nextStep(offer, { ...this.#chosen, call: this.calling })
    if (step.kind === 'move') void this.#act(step.move)
  }

  /** Keeps the selection until there is an answer. */
  async #act(move: string): Promise<void> {
    const key = this.#picked?.key
    await this.#state.act(move)
    if (this.#picked?.key === key) this.cancel()
  }

  #follow(): void {
    if (!this.#picked) return
    const { questions, hand } = this.#state
    const still = stillPicked(this.#picked, questions, hand?.hand ?? [])
    if (still) this.#picked = still
    else this.cancel()
  }
}

/** Whether the turn or the hand has changed. */
function isOver({ before, after }: Happened): boolean {
  return before?.hand?.turn !== after.hand?.turn || before?.hand?.number !== after.hand?.number
}

/** The picked card or button, and what is offered for it. */
interface Picked {
  /** The key of a card; null for a button. */
  readonly key: string | null
  /** A card, or the verb of a button. */
  readonly name: string
  /** The moves that were offered for it; empty for a card that does not fit. */
  readonly moves: string
}

function pickedCard(key: string, card: string, { cards }: Questions): Picked {
  return { key, name: card, moves: written(cards.get(card)) }
}

function pickedButton(verb: string, questions: Questions): Picked {
  const picked = { key: null, name: verb, moves: '' }
  return { ...picked, moves: written(offerFor(picked, questions)) }
}

function offerFor({ key, name }: Picked, { cards, buttons }: Questions): CardOffer | PlainOffer | null {
  return (key ? cards.get(name) : buttons.find((each) => each.verb === name)) ?? null
}

/** The selection after an update; null if it is gone or its moves have changed. */
function stillPicked(picked: Picked, questions: Questions, hand: readonly string[]): Picked | null {
  const moves = written(offerFor(picked, questions))
  const isHeld = !picked.key || heldCards(hand).some(({ key }) => key === picked.key)
  return !isHeld || (picked.moves && moves !== picked.moves) ? null : { ...picked, moves }
}

function written(offer: Choice | CardOffer | null | undefined): string {
  const several = offer && 'several' in offer ? offer.several : []
  return [...(offer?.moves ?? []), ...several].map((move) => move.text).join(' ')
}

/** Asks the table why a card cannot be laid, and keeps the answer until it is read. */
class WhyNot {
  readonly #state: TableClient
  #refused = $state.raw<Refused | null>(null)
  /** The question whose answer is still wanted. */
  #asked: symbol | null = null

  constructor(state: TableClient) {
    this.#state = state
  }

  /** Why the last card in question cannot be laid. */
  get refused(): Refused | null {
    return this.#refused
  }

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
}
