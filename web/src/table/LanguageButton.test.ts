import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../words/current.svelte'
import LanguageButton from './LanguageButton.svelte'

beforeAll(() => speak('en'))

test('the languages close once one is chosen', async () => {
  const { container } = render(LanguageButton)
  const popover = container.querySelector<HTMLElement>('[popover]')
  if (!popover) throw new Error('no popover')
  const hide = vi.fn()
  popover.hidePopover = hide
  await fireEvent.click(screen.getByText('FR'))

  expect(hide).toHaveBeenCalledOnce()
})
