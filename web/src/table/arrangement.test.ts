import { describe, expect, test } from 'vitest'
import {
  asksBeside,
  besideCalls,
  footing,
  handHeight,
  handIn,
  layoutOf,
  leastHand,
  matOnDesk,
  overlapOf,
  pileOnPhone,
  roomBeside,
  seatsPerRow,
  widestCalls,
} from './arrangement'

describe('the layout', () => {
  test('is that of a desk on a wide and tall stage', () => {
    expect(layoutOf({ width: 1092, height: 840 })).toBe('desk')
    expect(layoutOf({ width: 1024, height: 708 })).toBe('desk')
  })

  test('is that of a phone on a narrow one', () => {
    expect(layoutOf({ width: 360, height: 690 })).toBe('phone')
  })

  test('has its buttons beside the hand on a phone held sideways', () => {
    expect(layoutOf({ width: 844, height: 340 })).toBe('low')
    expect(layoutOf({ width: 640, height: 310 })).toBe('low')
    expect(layoutOf({ width: 640, height: 500 })).toBe('phone')
  })
})

describe('a wide table', () => {
  test('has the mat of the design at the size of the design', () => {
    const area = { width: 1092, height: 840 }
    const hand = handHeight(handIn('desk', 9, area))

    expect(matOnDesk(area, hand)).toEqual({ width: 1040, height: 578 })
  })

  test('keeps together on a huge screen', () => {
    expect(matOnDesk({ width: 5000, height: 3000 }, 176)).toEqual({ width: 2600, height: 1400 })
  })

  test('has larger cards on a large screen, and never smaller ones', () => {
    const widths = [740, 840, 1020, 1380].map((height) => handIn('desk', 7, { width: 1572, height }).width)

    expect(widths).toEqual([120, 120, 142, 193])
  })

  test('leaves most of its height to the mat, whatever one holds', () => {
    const area = { width: 1092, height: 840 }
    const fan = handIn('desk', 90, area)

    expect(fan.height).toBeGreaterThan(fan.visible)
    expect(matOnDesk(area, handHeight(fan)).height).toBeGreaterThan(400)
  })
})

describe('what is asked at a wide table', () => {
  test('stands beside it where it is low, and over its foot where it is tall', () => {
    expect(asksBeside({ width: 1018, height: 590 })).toBe(true)
    expect(asksBeside({ width: 932, height: 740 })).toBe(true)
    expect(asksBeside({ width: 1092, height: 840 })).toBe(false)
  })

  test('takes of the area only what the page has no room for beside it', () => {
    const area = { width: 1018, height: 590 }

    expect(roomBeside(area, 348)).toEqual(area)
    expect(roomBeside(area, 0).width).toBe(670)
  })

  test('covers the row below the mat first, unless that is needed', () => {
    expect(overlapOf(200, true)).toBe(150)
    expect(overlapOf(200, false)).toBe(212)
    expect(overlapOf(0, true)).toBe(0)
  })

  test('leaves of a hand on a low table what one knows the cards by', () => {
    const low = { width: 1018, height: 590 }
    const fan = handIn('desk', 7, low)

    expect(handHeight(fan, low)).toBeLessThan(handHeight(fan, { width: 1018, height: 840 }))
    expect(handHeight(fan, low)).toBeGreaterThan(0.6 * fan.width * 1.4)
  })
})

describe('a phone', () => {
  test('shows 25 cards whole', () => {
    const fan = handIn('phone', 25, { width: 360, height: 690 }, false, 210)

    expect(fan.visible).toBe(fan.height)
    expect(fan.rows).toBe(4)
  })

  test('held sideways lets a large hand scroll', () => {
    const area = { width: 844, height: 340 }
    const fan = handIn('low', 40, area)

    expect(fan.visible).toBeLessThan(fan.height)
    expect(fan.visible).toBeLessThan(area.height / 2)
    expect(Math.max(...fan.cards.map((card) => card.x)) + fan.width).toBeLessThan(844 - 200)
  })

  test('held sideways shows the whole hand beside what is asked', () => {
    const area = { width: 740, height: 310 }
    const fan = handIn('low', 12, area, true)

    expect(fan.rows).toBe(1)
    expect(Math.max(...fan.cards.map((card) => card.x)) + fan.width).toBeLessThan(0.54 * area.width)
  })

  test('has smaller piles where the mat is small', () => {
    const mat = { width: 340, height: 240 }

    expect(pileOnPhone(mat, 160, false)).toBe(103)
    expect(pileOnPhone({ width: 370, height: 440 }, 340, false)).toBe(122)
    expect(pileOnPhone(mat, 110, false)).toBe(67)
    expect(pileOnPhone(mat, 60, false)).toBe(40)
    expect(pileOnPhone(mat, 140, true)).toBe(71)
  })

  const STAGE = { width: 390, height: 794 }

  test('shows the whole hand at its full size while something is asked, if there is room', () => {
    expect(handIn('phone', 7, STAGE, true, 350)).toMatchObject({ rows: 1, width: 102 })
    expect(handIn('phone', 12, STAGE, true, 360)).toMatchObject({ rows: 2, width: 104 })
  })

  test('otherwise shows it in one row of small cards', () => {
    const area = { width: 360, height: 590 }

    expect(handIn('phone', 12, area, true, 400)).toMatchObject({ rows: 1, width: 64, hangs: true })
    expect(handIn('phone', 25, area, true, 400).visible).toBe(64 * 1.4)
    expect(leastHand(12, area)).toBeLessThan(64 * 1.4)
  })

  test('shows cards as large as the screen allows', () => {
    const [first, second] = handIn('phone', 3, STAGE, false, 210).cards

    expect(handIn('phone', 1, STAGE, false, 210).width).toBe(104)
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(104)
    expect(handIn('phone', 7, STAGE, false, 210).width).toBe(102)
    expect(handIn('phone', 12, STAGE, false, 210)).toMatchObject({ rows: 2, width: 104 })
  })

  test('lets the piles give way before the cards', () => {
    const roomy = handIn('phone', 25, STAGE, false, 210)

    expect(roomy.width).toBeGreaterThanOrEqual(84)
    expect(STAGE.height - 210 - roomy.height).toBeGreaterThanOrEqual(236)
  })

  test('puts five seats and more into two rows', () => {
    expect(seatsPerRow(4, 'phone')).toBe(4)
    expect(seatsPerRow(5, 'phone')).toBe(3)
    expect(seatsPerRow(9, 'phone')).toBe(5)
    expect(seatsPerRow(9, 'low')).toBe(9)
  })
})

const NONE = { width: 0, height: 0, count: 0 }
const SHORT = { width: 130, height: 60, count: 1 }
const LONG = { width: 208, height: 60, count: 1 }
const TALL = { width: 340, height: 390 }
const LOW = { width: 340, height: 150 }

describe('the last line of the log on a phone', () => {
  test('has the foot of the mat', () => {
    expect(footing(TALL, NONE).line).toBe('whole')
  })

  test('makes way for a call: beside a short one, above a long one', () => {
    expect(footing(TALL, SHORT)).toMatchObject({ line: 'beside', calls: 60 })
    expect(besideCalls(TALL, SHORT)).toBe(186)
    expect(footing(TALL, LONG)).toMatchObject({ line: 'above', calls: 60 })
  })

  test('is given up before the piles can no longer be seen', () => {
    expect(footing(LOW, NONE).line).toBeNull()
    expect(footing({ width: 340, height: 240 }, LONG).line).toBeNull()
  })

  test('stands beside the piles where the mat is flat', () => {
    expect(footing({ width: 610, height: 172 }, NONE)).toMatchObject({ isFlat: true, line: 'whole' })
  })
})

describe('a call', () => {
  test('stands below the piles, and on a low mat beside them', () => {
    expect(footing(TALL, LONG).isAside).toBe(false)
    expect(footing(LOW, LONG).isAside).toBe(true)
    expect(footing(LOW, NONE).isAside).toBe(false)
  })

  test('is not alone: several need a taller mat', () => {
    expect(footing({ width: 340, height: 240 }, { ...SHORT, count: 4 }).isAside).toBe(true)
  })

  test('breaks its words where it would reach the piles', () => {
    expect(widestCalls(TALL, footing(TALL, LONG), 104)).toBe(340)
    expect(widestCalls(LOW, footing(LOW, LONG), 67)).toBeLessThan(340 - 2 * 67)
  })
})
