import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import { ALL, readBook } from './book'
import OpenBook, { drift, placeRead, reading, reveal } from './OpenBook.svelte'
import { printing } from './PrintedBook.svelte'

const shownAt: string[] = []

beforeEach(async () => {
  await speak('en')
  reading.edition = ALL
  shownAt.length = 0
  Element.prototype.scrollIntoView = function () {
    shownAt.push(this.id)
  }
  window.scrollTo = () => undefined
})

async function opened(name: string | null) {
  const book = await readBook()
  const onturn = vi.fn()
  const onpractice = vi.fn()
  const shown = render(OpenBook, { book, name, onturn, onpractice, busy: false, problem: null })
  await tick()
  await tick()
  return { ...shown, onturn, onpractice }
}

/** Finds roles by attribute: on such a long page jsdom takes seconds to compute names. */
function found(selector: string): HTMLElement {
  const [element, ...others] = document.querySelectorAll<HTMLElement>(selector)
  if (!element || others.length)
    throw new Error(`expected one ${selector}, came ${String(others.length)} more`)
  return element
}

function sections(): string {
  return found('nav[aria-label="Sections"]').textContent
}

function choose(edition: string): void {
  found(`[role=radio][aria-label="${edition}"]`).click()
}

function field(): HTMLInputElement {
  return found('input[type=search]') as HTMLInputElement
}

function search(words: string): void {
  field().value = words
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the book', () => {
  test('opens at its beginning', async () => {
    await opened(null)

    expect(found('h1').textContent).toBe('Before the first turn')
    expect(found('nav [aria-current]').textContent).toContain('1–7, 70')
  })

  test('opens at the entry that is asked for, and marks it', async () => {
    const { container } = await opened('r28')

    expect(shownAt).toEqual(['R-28'])
    expect(container.querySelector('article.shown')?.id).toBe('R-28')
    expect(document.activeElement?.id).toBe('R-28')
  })

  test('says what it does not have', async () => {
    await opened('R-999')

    expect(screen.getByText('The rulebook has no entry R-999.')).toBeTruthy()
  })

  test('turns to what a text names', async () => {
    const { container, onturn } = await opened('R-27')
    container.querySelector<HTMLElement>('#R-27 dd a')?.click()

    expect(onturn).toHaveBeenCalledWith('R-17', 'push')
  })

  test('leads to an option, and from there to its rules', async () => {
    const { container } = await opened('drawn')

    expect(container.querySelector('article.shown')?.id).toBe('drawn')
    expect(container.querySelector('#drawn .rows a')).not.toBeNull()
  })
})

describe('an edition', () => {
  test('hides the sections that it does not have', async () => {
    await opened(null)
    expect(sections()).toContain('Howler')
    choose('Classic edition')
    await tick()

    expect(sections()).not.toContain('Howler')
  })

  test('that lacks what lies open leads back to the beginning', async () => {
    const { onturn } = await opened('R-35')
    choose('Classic edition')

    expect(onturn).toHaveBeenCalledWith(null, 'replace')
  })

  test('gives way to an entry that it does not have', async () => {
    reading.edition = 'classic'
    await opened('howler')

    expect(reading.edition).toBe(ALL)
    expect(found('h1').textContent).toBe('Howler')
  })

  test('is the one that a practice table is opened with; else one that has the rules', async () => {
    const { onpractice } = await opened('howler')
    screen.getByText('Try it at a practice table').click()

    expect(onpractice).toHaveBeenCalledWith('hp2003')
  })
})

describe('a search', () => {
  test('takes the place of the contents, and Enter opens the best', async () => {
    const { onturn } = await opened(null)
    search('challenge')
    await tick()

    expect(document.querySelector('nav[aria-label="Sections"]')).toBeNull()
    expect(found('[role=search] li:first-child a').textContent).toContain('Challenge')
    field().focus()
    press('Enter')
    expect(onturn).toHaveBeenCalledWith('R-31', 'push')
  })

  test('is walked through with the arrow keys and left with Escape', async () => {
    await opened(null)
    search('challenge')
    await tick()
    field().focus()
    press('ArrowDown')
    expect(document.activeElement?.tagName).toBe('A')
    press('Escape')
    await tick()

    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('')
  })
})

describe('on paper', () => {
  test('stands the section that lies open, or the whole book, and nothing afterwards', async () => {
    const { container } = await opened('howler')
    const printed: number[] = []
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      printed.push(container.querySelectorAll('.printed-book article').length)
      window.dispatchEvent(new Event('afterprint'))
    }
    printing.print('whole')
    printing.print('section')
    await tick()

    expect(printed[0]).toBe((await readBook()).sections().flatMap(({ entries }) => entries).length)
    expect(printed[1]).toBe((await readBook()).sectionOf('howler')?.entries.length)
    expect(container.querySelector('.printed-book')).toBeNull()
  })
})

function press(key: string): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
}

function standing(id: string, top: number, height: number): HTMLElement {
  const element = document.createElement('article')
  element.id = id
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height)
  return element
}

describe('the place where somebody reads', () => {
  test('is the first entry that is still in view', () => {
    const entries = [standing('R-01', -300, 200), standing('R-02', -100, 150), standing('R-03', 50, 200)]

    expect(placeRead(entries)).toEqual({ id: 'R-02', top: -100 })
  })

  test('is nowhere among entries that are not shown', () => {
    expect(placeRead([standing('R-01', 0, 0)])).toBeNull()
  })

  test('is found again however far the text has moved it', () => {
    const before = { id: 'R-02', top: -100 }

    expect(drift(before, standing('R-02', 260, 150))).toBe(360)
    expect(drift(before, null)).toBe(0)
  })
})

describe('a list', () => {
  test('scrolls to the row that lies below it', () => {
    const list = standing('list', 0, 400)
    reveal(list, standing('row', 500, 44))

    expect(list.scrollTop).toBe(300)
  })

  test('rests where the row is in view or there is none', () => {
    const list = standing('list', 0, 400)
    reveal(list, standing('row', 300, 44))
    reveal(list, null)

    expect(list.scrollTop).toBe(0)
  })
})
