import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../words/language.svelte'
import ProgressBar from './ProgressBar.svelte'

beforeAll(() => speak('en'))

test('a score beyond the target fills its bar and is still said as it is', () => {
  render(ProgressBar, { label: 'Nadia', value: 560, most: 500 })
  const meter = screen.getByRole('meter', { name: 'Nadia' })

  expect(meter.getAttribute('aria-valuetext')).toBe('560')
  expect(meter.querySelector('i')?.style.width).toBe('100%')
})
