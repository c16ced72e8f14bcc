/** How a rule is opened from the table: beside it where the page can, else at its own address. */

import { getContext, hasContext, setContext } from 'svelte'
import { place } from '../../net/place'

export type OpenRule = (rule: string) => void

/** The name of the context. */
export const OPEN_RULE = 'penult.open-rule'

/** For the page that shows the table, once, while it is set up. */
export function rulesOpenWith(open: OpenRule): void {
  setContext(OPEN_RULE, open)
}

export function ruleOpener(): OpenRule | undefined {
  return hasContext(OPEN_RULE) ? getContext<OpenRule>(OPEN_RULE) : undefined
}

export function ruleHref(rule: string): string {
  return place().pageAddress({ page: 'rules', rule })
}
