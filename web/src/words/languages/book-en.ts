/** The words of the rulebook in one chunk. */
export default Object.values(
  import.meta.glob<string>('../../../../src/penult/i18n/en/{rulebook,sheet}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
