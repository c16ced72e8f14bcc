/** Everything that is put into words: an event, a refusal, a move, a card. */

export * from './events'
export * from './moves'
export { cardLabel, cardName, colorName, shapeName } from './naming'
export * from './refusing'
