/** How much room what is asked takes, and what was shown: what lies on the table makes way for it. */

import type { Layout } from '../arrangement'

export const question = $state({
  height: 0,
  /** Whether it lies over what the page has beside the stage. */
  isOutside: false,
  /** Of cards that somebody has shown. */
  shown: 0,
  /** How the table is laid out, and what the hand takes of the foot of a wide one. */
  layout: 'desk' as Layout,
  foot: 0,
})
