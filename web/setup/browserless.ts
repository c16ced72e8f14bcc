import { afterEach, beforeAll } from 'vitest'
import { loadTableWords } from '../src/words/language.svelte'

// Every test has the words of the table.
await loadTableWords()

// All files share one page. Clears what an earlier test has left behind.
beforeAll(() => {
  document.body.replaceChildren()
})

afterEach(() => {
  localStorage.clear()
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name)
  }
})

// jsdom has no animations: each ends at once.
Element.prototype.animate ??= function () {
  const animation = new EventTarget() as Animation
  const nothing = () => undefined
  Object.assign(animation, {
    finished: Promise.resolve(animation),
    currentTime: 0,
    cancel: nothing,
    finish: nothing,
    play: nothing,
    pause: nothing,
  })
  queueMicrotask(() => {
    const finish = new Event('finish') as AnimationPlaybackEvent
    animation.onfinish?.(finish)
    animation.dispatchEvent(finish)
  })
  return animation
}
Element.prototype.getAnimations ??= () => []

// jsdom has no media queries: none matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// jsdom has dialogs, but cannot open them.
const dialogs = window.HTMLDialogElement.prototype
dialogs.show ??= function () {
  this.open = true
}
dialogs.showModal ??= function () {
  this.open = true
}
dialogs.close ??= function () {
  this.open = false
}

// jsdom has no layout, so no size ever changes.
window.ResizeObserver ??= class {
  readonly observe = () => undefined
  readonly unobserve = () => undefined
  readonly disconnect = () => undefined
}
