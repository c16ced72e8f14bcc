/** For tests: the match of docs/transcript.txt, as each of the two people received it. */

import transcript from '../../docs/transcript.txt?raw'
import type { ToClient } from '../src/protocol'

export function heardBy(name: string): ToClient[] {
  return lines(`${name} ← `).map((text) => JSON.parse(text) as ToClient)
}

function lines(beginning: string): string[] {
  const found = transcript.split('\n').filter((line) => line.startsWith(beginning))
  return found.map((line) => line.slice(beginning.length))
}
