/** The module that `words.ts` makes. */
declare module 'virtual:words' {
  type Load = () => Promise<{ readonly default: readonly string[] }>
  const VOLUMES: Readonly<
    Record<'en' | 'es' | 'fr' | 'pt', Readonly<Record<'page' | 'table' | 'book', Load>>>
  >
  export default VOLUMES
}
