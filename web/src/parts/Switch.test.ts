import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import Switch from './Switch.svelte'

beforeAll(() => speak('en'))

test('a switch says whether it is on', async () => {
  const turned = vi.fn()
  render(Switch, { label: 'Sound', checked: false, onchange: turned })
  await fireEvent.click(screen.getByRole('switch', { name: 'Sound' }))

  expect(turned).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true')
})
