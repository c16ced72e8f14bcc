/** The module that `words.ts` makes. */
declare module 'virtual:words' {
  type Load = () => Promise<{ readonly default: readonly string[] }>
  const VOLUMES: Readonly<
    Record<
      'en' | 'es' | 'es-ES' | 'fr' | 'fr-FR' | 'pt' | 'pt-BR',
      Readonly<Partial<Record<'page' | 'table' | 'book', Load>>>
    >
  >
  export default VOLUMES
}
