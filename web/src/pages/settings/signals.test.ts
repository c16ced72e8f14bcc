import { expect, test } from 'vitest'
import { allowNotifications, canNotify, canVibrate } from './signals'

test('over plain http nobody is notified', () => {
  expect(canNotify({ isSecureContext: false, Notification: {} })).toBe(false)
  expect(canNotify({ isSecureContext: true })).toBe(false)
  expect(canNotify({ isSecureContext: true, Notification: {} })).toBe(true)
})

test('an answer that was given is not asked for again', async () => {
  const requestPermission = () => Promise.reject(new Error('asked again'))

  expect(await allowNotifications({ permission: 'granted', requestPermission })).toBe(true)
  expect(await allowNotifications({ permission: 'denied', requestPermission })).toBe(false)
})

test('notifications come on only when they are allowed', async () => {
  const answered = (answer: NotificationPermission) =>
    allowNotifications({ permission: 'default', requestPermission: () => Promise.resolve(answer) })

  expect(await answered('granted')).toBe(true)
  expect(await answered('default')).toBe(false)
})

test('only what is held in a hand vibrates', () => {
  const vibrate = () => true

  expect(canVibrate({ vibrate }, true)).toBe(true)
  expect(canVibrate({ vibrate }, false)).toBe(false)
  expect(canVibrate({}, true)).toBe(false)
})
