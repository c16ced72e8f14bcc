/** How far apart the backs of a peeking fan lie: never wider than its place, however many. */
export function fanStep(cards: number, width: number, widest: number): number {
  if (cards < 2) return 0
  return Math.max(0, Math.min(0.42 * width, (widest - width) / (cards - 1)))
}
