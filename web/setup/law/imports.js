/**
 * What each folder of `src` may import: only folders above it, so that none imports itself by way of others.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  net: [],
  sound: [],
  look: [],
  cards: [],
  play: ['cards'],
  words: ['play'],
  parts: ['cards', 'words', 'play', 'look'],
  state: ['net', 'play', 'words'],
  book: ['state', 'net', 'play', 'words', 'cards', 'parts', 'look'],
  guide: ['state', 'net', 'play', 'words', 'cards', 'parts', 'look'],
  table: ['state', 'net', 'play', 'words', 'cards', 'parts', 'look', 'sound'],
}
