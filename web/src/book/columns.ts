/** How a section is laid out where there is room for two columns. */

/** A card at the side is about two thirds as tall as a rule, and the pictures above take the place of one. */
const CARDS_PER_RULE = 1.5

/** Whether all cards stand beside the rules without running on far below them. */
export function fitBeside(rules: number, cards: number): boolean {
  return cards <= (rules - 1) * CARDS_PER_RULE
}
