/** What this browser lets a page do to call somebody back to the table. */

/** Only where the connection is secure; elsewhere a browser has no notifications, or refuses them all. */
export function canNotify(at: { isSecureContext: boolean; Notification?: unknown } = window): boolean {
  return at.isSecureContext && at.Notification !== undefined
}

/** Asks, if the answer is not known yet. */
export async function allowNotifications(
  asked: Pick<typeof Notification, 'permission' | 'requestPermission'> = Notification,
): Promise<boolean> {
  if (asked.permission !== 'default') return asked.permission === 'granted'
  return (await asked.requestPermission()) === 'granted'
}

export function canVibrate(
  device: { vibrate?: unknown } = navigator,
  touch = matchMedia('(pointer: coarse)').matches,
): boolean {
  return typeof device.vibrate === 'function' && touch
}
