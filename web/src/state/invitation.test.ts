import { expect, test } from 'vitest'
import { isOwnMachine } from './invitation.svelte'

test.each(['localhost', '127.0.0.1', '127.0.1.1', '[::1]'])('%s is nobody else’s address', (hostname) => {
  expect(isOwnMachine(hostname)).toBe(true)
})

test.each(['192.168.1.7', 'cards.example', '127.cards.example', '10.0.0.1'])(
  '%s can be followed from elsewhere',
  (hostname) => {
    expect(isOwnMachine(hostname)).toBe(false)
  },
)
