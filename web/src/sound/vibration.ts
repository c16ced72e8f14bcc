/** What is felt: only what concerns the player, and short. */

import type { Wishes } from './player'
import { wasTouched } from './touched'

export type Felt = 'turn' | 'call' | 'caught'

const PATTERNS: Readonly<Record<Felt, readonly number[]>> = {
  turn: [60],
  call: [40, 60, 40],
  caught: [140],
}

export function feel(what: Felt, wishes: Wishes, device: Navigator = navigator): void {
  if (wishes.vibration && 'vibrate' in device && wasTouched(device)) device.vibrate([...PATTERNS[what]])
}
