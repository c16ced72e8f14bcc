/** What this browser lets a page do to call somebody back to the table. */

interface Notifier {
  readonly permission: NotificationPermission
  new (title: string): { close(): void }
}

/** Only where the connection is secure, and where a page may make one: many phones know notifications but refuse that. */
export function canNotify(at: { isSecureContext: boolean; Notification?: Notifier } = window): boolean {
  return at.isSecureContext && at.Notification !== undefined && isMade(at.Notification)
}

/** Nothing is shown by trying: what was allowed before has been tried, and what is not allowed is not shown. */
function isMade(Notifier: Notifier): boolean {
  if (Notifier.permission === 'granted') return true
  try {
    new Notifier('').close()
    return true
  } catch {
    return false
  }
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
