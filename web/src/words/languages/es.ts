/** The words of every page in one chunk. */
export default Object.values(
  import.meta.glob<string>('../../../../src/penult/i18n/es/{cards,web,web-parts,web-pages,web-book}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
