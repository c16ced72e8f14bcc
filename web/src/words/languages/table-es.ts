/** The words of the table in one chunk: all that the first one leaves. */
export default Object.values(
  import.meta.glob<string>(
    [
      '../../../../src/penult/i18n/es/{events,moves,refusals,table,match}.ftl',
      '../../../../src/penult/i18n/es/web-*.ftl',
      '!../../../../src/penult/i18n/es/web-{parts,pages,book}.ftl',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
)
