/** A table that is heard and felt. It is never the only signal of anything. */

import type { Event } from '../protocol'
import { Player, type Wishes } from './player'
import { soundOfAll, TICK } from './strokes'
import { feel } from './vibration'

/** What is asked of a table's state. */
export interface Audible {
  listen(
    listener: (happened: {
      readonly events: readonly Event[]
      readonly missed: boolean
      readonly company: { readonly handYou: number | null }
    }) => void,
  ): () => void
}

export interface Sounds {
  /** One of the last ten seconds. */
  tick(): void
  close(): void
}

export function sounds(table: Audible, wishes: Wishes): Sounds {
  const player = new Player(wishes)
  const ends = [
    player.waitForTouch(),
    table.listen(({ events, missed, company }) => {
      if (missed) return
      player.play(soundOfAll(events))
      if (
        events.some(
          (event) => event.kind === 'caught' && event.of === 'hand' && event.seat === company.handYou,
        )
      ) {
        feel('caught', wishes)
      }
    }),
  ]
  return {
    tick: () => {
      player.play(TICK)
    },
    close: () => {
      for (const end of ends) end()
      player.close()
    },
  }
}
