/** How a rule is opened from the table: beside it where the page can, else at its own address. */

import { getContext, hasContext, setContext } from 'svelte'
import { place } from '../../net/place'

export type OpenRule = (rule: string) => void

const NAME = 'penult.open-rule'

/** For the page that shows the table, once, while it is set up. */
export function rulesOpenWith(open: OpenRule): void {
  setContext(NAME, open)
}

export function ruleOpener(): OpenRule | undefined {
  return hasContext(NAME) ? getContext<OpenRule>(NAME) : undefined
}

export function ruleHref(rule: string): string {
  return place().pageAddress({ page: 'rules', rule })
}
