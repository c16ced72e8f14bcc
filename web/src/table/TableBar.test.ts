import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import TableBar from './TableBar.svelte'

beforeAll(() => speak('en'))

test('the languages close once one is chosen', async () => {
  const nothing = () => undefined
  const { container } = render(TableBar, {
    ...{ home: '/', code: 'K7RM2XQD', edition: 'Classic', hand: null, goal: '' },
    ...{ folded: false, unread: 0, narrow: false },
    ...{ onlog: nothing, ontalk: nothing, onbook: nothing, onmenu: nothing },
  })
  const popover = container.querySelector<HTMLElement>('[popover]')
  if (!popover) throw new Error('no popover')
  const hide = vi.fn()
  popover.hidePopover = hide
  await fireEvent.change(screen.getByLabelText('Language', { selector: 'select' }), {
    target: { value: 'fr' },
  })

  expect(hide).toHaveBeenCalledOnce()
})
