import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../words/current.svelte'
import TableMenu from './TableMenu.svelte'

beforeAll(() => speak('en'))

test('leaving is asked about by the same button, which keeps focus, and what follows is heard', async () => {
  const onleave = vi.fn()
  const nothing = () => undefined
  const { container } = render(TableMenu, {
    open: true,
    code: 'K7RM2XQD',
    link: 'http://localhost/t/K7RM2XQD',
    isSeated: true,
    canPause: true,
    onsettings: nothing,
    onpause: nothing,
    onstand: nothing,
    onleave,
  })
  expect(container.querySelector('footer')?.textContent).toContain('Leave the table')
  expect(screen.getByText('K7RM 2XQD')).toBeTruthy()
  expect(screen.getByText('Theme')).toBeTruthy()
  const leave = screen.getByRole('button', { name: 'Leave the table' })
  const heard = leave.parentElement?.querySelector('[role=status]')
  expect(heard?.textContent).toBe('')
  leave.focus()
  await fireEvent.click(leave)

  expect(document.activeElement?.textContent.trim()).toBe('Yes, leave the table')
  expect(heard?.textContent).toBe('A bot plays on in your seat.')
  expect(onleave).not.toHaveBeenCalled()
  await fireEvent.click(leave)
  expect(onleave).toHaveBeenCalledOnce()
})
