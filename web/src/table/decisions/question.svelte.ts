/** How much room what is asked takes, and what was shown: what lies on the table makes way for it. */

export const question = $state({
  height: 0,
  /** Whether it lies over what the page has beside the stage. */
  isOutside: false,
  /** Of cards that somebody has shown. */
  shown: 0,
})
