import { expect, test } from 'vitest'
import { allowNotifications, canNotify, canVibrate } from './Signals.svelte'

class Shown {
  static readonly permission: NotificationPermission = 'default'
  readonly close = () => undefined
}

/** As in Chrome on Android. */
class Illegal extends Shown {
  constructor() {
    super()
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
  }
}

class Allowed extends Illegal {
  static override readonly permission = 'granted'
}

test('over plain http nobody is notified', () => {
  expect(canNotify({ isSecureContext: false, Notification: Shown })).toBe(false)
  expect(canNotify({ isSecureContext: true })).toBe(false)
  expect(canNotify({ isSecureContext: true, Notification: Shown })).toBe(true)
})

test('where no page may make a notification none is offered', () => {
  expect(canNotify({ isSecureContext: true, Notification: Illegal })).toBe(false)
})

test('where it is allowed already nothing is shown to find out', () => {
  expect(canNotify({ isSecureContext: true, Notification: Allowed })).toBe(true)
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
