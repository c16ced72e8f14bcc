/** The rule that lies open beside whatever page is shown. */

export interface Opened {
  readonly rule: string
  /** As it reads in this edition; without one, as in all of them. */
  readonly edition: string | undefined
}

let opened = $state.raw<Opened | null>(null)

export function openRule(rule: string, edition?: string): void {
  opened = { rule, edition }
}

export function closeRule(): void {
  opened = null
}

export function ruleOpened(): Opened | null {
  return opened
}
