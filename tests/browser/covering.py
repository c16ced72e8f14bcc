"""Which parts of a table cover each other: compares the boxes of everything needed for a decision."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = (
    (1366, 650),
    (1280, 720),
    (1366, 768),
    (1280, 800),
    (1280, 600),
    (1024, 600),
    (1920, 1080),
    (2560, 1440),
    (820, 1180),
    (412, 915),
    (390, 844),
    (360, 640),
    (844, 390),
)
"""Laptops, large screens, a tablet, phones in portrait and landscape."""

PARTS = """{
  draw: 'button.draw', top: '.discard .top',
  color: '.color p, .corner.right p', way: '.way p, .corner.left p',
  seat: '.seats li .seat, .seats li .chip', tag: '.seats .seat > p', hand: '[role=toolbar] button',
  question: 'dialog[open]:not(.modal)', prompt: 'section.prompt', last: '.foot p', just: '.just',
  uno: '.playing .uno button', call: '.calls button', act: '.actions button', notice: '.notices > *',
  shown: '.shown > section', slab: '.layer .slab', problem: '.problem > *', partner: '.seats button span',
  dealer: '.dealer > header > *', any: '.dealer > div > .button', answer: '.birthday > *, .birthday button',
  score: 'dialog[open] header > *, dialog[open] footer > *', again: '.reopen > *',
}"""
"""Everything that one needs for a decision."""
WORDS = """
  '.seats :is(.note, .seat > p, button span), .prompt :is(h2, p), .notices .words, .foot p, .way p, ' +
  '.color p, .corner p, :is(.calls, .actions, .uno, .reopen) button, .dealer :is(h1, p, button), ' +
  'dialog[open] :is(h2, .lead, button, small)'
"""
"""What must be readable in full; a name may be cut."""
CONTROLS = "'dialog[open] button, :is(.notices, .calls, .actions, .uno, .reopen, .prompt, .seats) button'"
"""What a press must reach."""
COVERED = (
    """() => {
  const parts = """
    + PARTS
    + """
  const words = """
    + WORDS
    + """
  const controls = """
    + CONTROLS
    + """
  const edge = {left: 0, top: 0, right: innerWidth, bottom: innerHeight}
  const clipped = (box, by) => ({
    left: Math.max(box.left, by.left), top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right), bottom: Math.min(box.bottom, by.bottom),
  })
  const modal = document.querySelector('dialog:modal')
  const isBehind = (part) => (modal !== null && !modal.contains(part)) ||
    (document.querySelector('.scrim') !== null && part.closest('.playing') !== null)
  const isThere = (part) =>
    part.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !isBehind(part)
  const textsIn = (part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const boxes = []
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest('.unseen')) continue
      range.selectNodeContents(texts.currentNode)
      boxes.push(...range.getClientRects())
    }
    return boxes
  }
  const isScrolledAway = (part, y) => {
    const frame = part.closest('.body')?.getBoundingClientRect()
    return frame !== undefined && (y < frame.top || y > frame.bottom)
  }
  const boxes = []
  for (const [kind, where] of Object.entries(parts))
    [...document.querySelectorAll(where)].forEach((part, nth) => {
      if (!isThere(part)) return
      const box = part.getBoundingClientRect()
      const {left, top, right, bottom} = box
      if (right - left < 1 || bottom - top < 1) return
      boxes.push({kind, name: `${kind} ${nth}`, part, left, top, right, bottom})
    })
  const found = []
  const isOutside = ({left, top, right, bottom}) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  for (const box of boxes) {
    if (box.kind === 'hand') {
      const frame = box.part.closest('.scrolls, .hangs')
      const whole = box.bottom - box.top
      if (frame) Object.assign(box, clipped(box, frame.getBoundingClientRect()))
      if (frame?.matches('.hangs') && box.bottom - box.top < whole * .5) found.push(`${box.name} cut`)
      if (!frame) {
        const right = box.left + (box.right - box.left) * .4
        const index = {...box, right, bottom: box.top + whole * .5}
        if (isOutside(index)) found.push(`${box.name} outside`)
      }
      Object.assign(box, clipped(box, edge))
    } else if (isOutside(box)) found.push(`${box.name} outside`)
  }
  const ALLOWED = ['hand hand', 'hand prompt', 'seat tag', 'slab way', 'prompt slab', 'last slab', 'slab tag']
  const isAllowed = (one, other) => ALLOWED.includes([one.kind, other.kind].sort().join(' '))
  const isWithin = (one, other) => one.part.contains(other.part) || other.part.contains(one.part)
  boxes.forEach((one, nth) => {
    for (const other of boxes.slice(nth + 1)) {
      if (isAllowed(one, other) || isWithin(one, other)) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 1.5 && down > 1.5) found.push(`${one.name} × ${other.name}`)
    }
  })
  for (const part of document.querySelectorAll(words)) {
    if (!isThere(part) || getComputedStyle(part).overflow === 'visible') continue
    const box = part.getBoundingClientRect()
    const isCut = textsIn(part).some(({right, bottom}) => right > box.right + 1 || bottom > box.bottom + 2)
    if (isCut) found.push(`“${part.innerText}” cut`)
  }
  for (const control of document.querySelectorAll(controls)) {
    const {left, top, right, bottom} = control.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (!isThere(control) || control.disabled || isScrolledAway(control, y)) continue
    if (!control.contains(document.elementFromPoint(x, y))) found.push(`“${control.innerText}” dead`)
  }
  if (modal && !isThere(modal)) found.push('a dialog that nobody sees')
  for (const body of document.querySelectorAll('dialog.low[open] .body')) {
    const {bottom} = body.getBoundingClientRect()
    const lowest = Math.max(...[...body.querySelectorAll('button, li, p')].map(
      (each) => each.getBoundingClientRect().bottom))
    if (lowest > bottom + 1) found.push(`question scrolls by ${lowest - bottom}`)
  }
  const {scrollWidth, clientWidth} = document.documentElement
  if (scrollWidth > clientWidth) found.push('the page is wider than the screen')
  const callers = [...document.querySelectorAll('.playing button, .playing [role=switch]')].filter(
    (each) => isThere(each) && /UNO/.test(`${each.ariaLabel ?? ''} ${each.textContent}`) && !each.disabled)
  if (callers.length > 1) found.push(`${callers.length} ways to call`)
  return {found, met: boxes.map(({kind}) => kind)}
}"""
)
"""A card in the hand shows at least its index; words make room for a card taken up, and for a shout."""

SETTLED = """() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))"""
TAKE_UP = """(card) => document.querySelector(`[role=toolbar] button:has(use[href*="-${card}-"])`).click()"""
LAY = """async (card) => {
  const held = () => document.querySelector(`[role=toolbar] button:has(use[href*="-${card}-"])`)
  held().click()
  await new Promise((go) => setTimeout(go))
  held().click()
}"""


def covered(page: Page, met: set[str] | None = None) -> list[str]:
    """What covers what, once everything has found its place; what was there to be covered joins `met`."""
    page.evaluate(SETTLED)
    looked = page.evaluate(COVERED)
    assert looked["met"], "nothing was found that one needs"
    if met is not None:
        met.update(looked["met"])
    found: list[str] = looked["found"]
    return found
