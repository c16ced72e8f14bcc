import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import CopyField from './CopyField.svelte'

beforeAll(() => speak('en'))

test('what is copied may be more than what is shown', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(CopyField, { label: 'Code', value: 'K7RM4XYZ', copied: 'https://cards.example/t/K7RM4XYZ' })
  await fireEvent.click(screen.getByRole('button', { name: 'Copy: Code' }))

  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://cards.example/t/K7RM4XYZ')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied.'))
  vi.unstubAllGlobals()
})

describe('where there is no clipboard', () => {
  async function copies(works: boolean): Promise<string | undefined> {
    const setData = vi.fn<DataTransfer['setData']>()
    vi.stubGlobal('navigator', {})
    document.execCommand = () => {
      document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData: { setData } }))
      return works
    }
    render(CopyField, { label: 'Code', value: 'K7RM 4XYZ', copied: 'K7RM4XYZ' })
    await fireEvent.click(screen.getByRole('button', { name: 'Copy: Code' }))
    vi.unstubAllGlobals()
    return setData.mock.lastCall?.[1]
  }

  test('a text is copied as it is meant', async () => {
    expect(await copies(true)).toBe('K7RM4XYZ')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied.'))
  })

  test('and no other way, it is marked to be copied by hand, and nothing else is said', async () => {
    await copies(false)

    expect(getSelection()?.toString()).toBe('K7RM 4XYZ')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
