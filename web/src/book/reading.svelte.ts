/** For which edition this browser reads the book. */

import { catalogue } from '../generated'
import { keep, kept } from '../state/storage'
import { ALL } from './ids'

const NAME = 'penult.book'

class Reading {
  #edition = $state(known(kept(NAME)))

  get edition(): string {
    return this.#edition
  }

  set edition(edition: string) {
    this.#edition = edition
    keep(NAME, edition)
  }
}

export const reading = new Reading()

function known(edition: unknown): string {
  return catalogue.editions.find(({ id }) => id === edition)?.id ?? ALL
}
