/** For tests: collects every value of a reactive expression. */

export function watched<T>(read: () => T): { readonly values: T[]; stop: () => void } {
  const values: T[] = []
  const stop = $effect.root(() => {
    $effect.pre(() => {
      values.push(read())
    })
  })
  return { values, stop }
}
