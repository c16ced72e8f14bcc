/** The first sign of a name as a reader sees it: one letter with its accents, one emoji, or a question mark. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? '?'
}
