/** All words of the table in one chunk. */
export default Object.values(
  import.meta.glob<string>(
    [
      '../../../../src/penult/i18n/fr/{cards,events,moves,refusals,table,match}.ftl',
      '../../../../src/penult/i18n/fr/web*.ftl',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
)
