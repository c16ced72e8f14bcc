/** What is asked takes smaller letters, then fewer words, until nothing that one needs for it is covered. */

/** `layouts/tight.css` says what each of them leaves out. */
const STEPS = ['', '1', '1 2', '1 2 3']

export function fit(sheet: HTMLElement): void {
  const table = sheet.closest<HTMLElement>('.playing')
  if (!table) return
  for (const step of STEPS) {
    table.dataset['tight'] = step
    if (fits(sheet, table)) return
  }
}

/** What takes room from it. */
export function partsAround(sheet: HTMLElement): Element[] {
  const table = sheet.closest('.playing')
  return table ? [table, ...table.querySelectorAll(':scope > :is(.seats, .uno, .held, .shown)')] : []
}

export function loosen(sheet: HTMLElement): void {
  delete sheet.closest<HTMLElement>('.playing')?.dataset['tight']
}

function fits(sheet: HTMLElement, table: HTMLElement): boolean {
  if (table.matches('.phone')) return needed(table) + sheet.offsetHeight <= table.clientHeight
  const column = table.querySelector(':scope > .over')
  return isWithin(sheet, column) && [...sheet.querySelectorAll('.body > *')].every(isWithinParent)
}

function isWithinParent(part: Element): boolean {
  return isWithin(part, part.parentElement)
}

/** By what is seen of it: the zone of a rule's number that a finger hits may hang out. */
function isWithin(part: Element, box: Element | null): boolean {
  return !box || part.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom + 1
}

/** The least height of what stands above it on a phone. */
function needed(table: HTMLElement): number {
  const style = getComputedStyle(table)
  const least = pixels(style, '--least') + pixels(style, '--shown-height')
  const [seats, uno, held] = ['.seats', '.uno', '.held'].map((part) =>
    table.querySelector(`:scope > ${part}`),
  )
  return (seats?.clientHeight ?? 0) + (uno?.clientHeight ?? 0) + least + (held?.scrollHeight ?? 0)
}

function pixels(style: CSSStyleDeclaration, name: string): number {
  return parseFloat(style.getPropertyValue(name)) || 0
}
