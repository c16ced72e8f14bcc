import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadTableWords, say, speak } from '../words/language.svelte'
import Learn from './Learn.svelte'
import { navigation } from './shell/navigation.svelte'

beforeAll(async () => {
  await speak('en')
  await loadTableWords()
})
afterEach(() => {
  navigation.go({ page: 'home' }, 'replace')
})

async function choice(edition: string): Promise<HTMLElement> {
  render(Learn, { lesson: null })
  return screen.findByRole('link', { name: new RegExp(say(`edition-${edition}`)) })
}

test('a click on an edition leads to its lesson', async () => {
  await fireEvent.click(await choice('hp2003'))

  expect(navigation.page).toEqual({ page: 'learn', lesson: 'hp2003' })
})

test('a house rule leads to its lesson, too', async () => {
  render(Learn, { lesson: null })
  await fireEvent.click(await screen.findByRole('link', { name: /Seven-O/ }, { timeout: 4000 }))

  expect(navigation.page).toEqual({ page: 'learn', lesson: 'seven-o' })
})

test('a click for another tab is left to the browser', async () => {
  const link = await choice('hp2003')
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  await fireEvent.click(link, { ctrlKey: true })

  expect(navigation.page).toEqual({ page: 'home' })
  expect.assertions(2)
})
