/** The module that `words.ts` makes. */
declare module 'virtual:words' {
  type Load = () => Promise<{ readonly default: readonly string[] }>
  const VOLUMES: Readonly<
    Record<
      import('../src/generated/languages').Language,
      Readonly<Partial<Record<'page' | 'table' | 'book', Load>>>
    >
  >
  export default VOLUMES
}
