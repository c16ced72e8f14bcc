import { join } from 'node:path'
import { ESLint } from 'eslint'
import { beforeAll, describe, expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..', '..')
const LAW = 'penult/knows-no-rules'
const eslint = new ESLint({ cwd: WEB, ruleFilter: ({ ruleId }) => ruleId === LAW })

/** Reading the configuration takes a while. */
beforeAll(() => breaches(''), 60_000)

async function breaches(code: string, file = 'src/table/some.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(WEB, file) })
  const { messages = [] } = result ?? {}
  const unread = messages.find(({ fatal }) => fatal)
  if (unread) throw new Error(unread.message)
  return messages.filter(({ ruleId }) => ruleId === LAW).map(({ message }) => message)
}

describe('a rule in the client is noticed', () => {
  test.each([
    ['a card compared', "if (card === 'W4') ask()"],
    ['a card compared the other way around', "if ('HW' !== card) ask()"],
    ['a card in backticks', 'if (card === `SH`) ask()'],
    ['a face', "const draws = parseCard(top).face === 'D'"],
    ['the beginning of a card', "if (card.startsWith('W')) ask()"],
    ['a case', "switch (card) { case 'IN': hide() }"],
    ['a list that is looked into', "if (['W', 'W4'].includes(card)) ask()"],
    [
      'a list that is looked into later',
      "const WILDS = ['W', 'W4'] as const\nif (WILDS.includes(card)) ask()",
    ],
    ['a set', "const wilds = new Set(['W', 'W4'])"],
    ['a map', "const asks = new Map([['HW', 'target']])"],
    ['a set that is filled', "wilds.add('W4')"],
    ['what is taken out of a map', "counts.get('W4')"],
    ['an object by cards', 'const asks = { W4: true }'],
    ['an object by cards in quotes', "const asks = { 'SH': true }"],
    ['a card as a field', 'const wilds = counts.W4'],
    ['a card as a key', "const wilds = counts['W4']"],
    ['whether there is a card', "const has = 'HW' in deck"],
    ['a pattern of cards', 'const WILD = /^(W4|HW)$/'],
    ['an option that is read', 'if (options.legality) warn()'],
    ['an option that is asked for', "const legality = options.get('legality')"],
    ['an option that is unpacked', 'const { two_reverse } = options'],
    ['an option by its key', "const agreed = options['invis_scope']"],
    ['a value', "if (value === 'must_declined') hide()"],
    ['an edition', "if (edition !== 'hp2003') hide()"],
    ['an object by editions', 'const TITLES = { classic: 1 }'],
    ['a phase that is read', 'const phase = hand.phase'],
    ['a phase by its key', "const phase = hand['phase']"],
    ['a phase that is unpacked', 'const { phase } = hand'],
    ['the beginning of a phase', "if (waiting.startsWith('react:')) ask()"],
    ['a phase compared', "if (waiting === 'settle:2') ask()"],
    ['a constant that is a card', "const FOUR = 'W4'\nif (card === FOUR) ask()"],
    ['a constant of a constant', "const FOUR = 'W4' as const\nconst LAST = FOUR\nif (card === LAST) ask()"],
    ['a constant among others', "const CARDS = { four: 'W4' }\nif (card === CARDS.four) ask()"],
    ['a constant as a key', "const FOUR = 'W4'\nconst asks = { [FOUR]: true }"],
    ['a constant in a list', "const FOUR = 'W4'\nif ([FOUR].includes(card)) ask()"],
    ['a constant as a case', "const FOUR = 'W4'\nswitch (card) { case FOUR: ask() }"],
    ['a card in two pieces', "const WILD = 'W'\nif (card === WILD + '4' || card === `${WILD}4`) ask()"],
    ['an option with an everyday name that is read', 'if (agreement.chosen.target) warn()'],
    ['an option with an everyday name by its key', "const format = options['score']"],
    ['an option with an everyday name that is asked for', "const drawn = options.get('drawn')"],
    ['an option with an everyday name that is compared', "options.find(({ name }) => name === 'target')"],
    ['a value with an everyday name', "if (value === 'table') warn()"],
  ])('%s', async (_, code) => {
    expect(await breaches(code)).not.toEqual([])
  })

  test.each([
    ["{#if card === 'W4'}<p>four</p>{/if}"],
    ['<script lang="ts">\n  const FOUR = "W4"\n</script>\n{#if card === FOUR}<p>four</p>{/if}'],
    ["<p class={{ wild: ['W', 'W4'].includes(card) }}></p>"],
    ['{#if card}{@const asks = { HW: true }[card]}{asks}{/if}'],
    ['<p>{hand.phase}</p>'],
    ['<script lang="ts">\n  const asks = $derived(card === "HW")\n</script>'],
  ])('in a component: %s', async (code) => {
    expect(await breaches(code, 'src/table/Some.svelte')).not.toEqual([])
  })
})

describe('what only sounds like one is left alone', () => {
  test.each([
    ["piece.kind === 'target'"],
    ['const left = hand.drawn'],
    ["chosen.target(seat, 'left')"],
    ["const CLOSE = 'Escape'\nevent.key === CLOSE"],
    ["let card = 'W4'\nif (card === top) draw(card)"],
    ["view.stage === 'over'"],
    ["label('W4')"],
    ["const SHOWN = ['R7', 'W4']\nSHOWN.map(draw)"],
    ["const hand = { phase: '' }"],
    ['interface Hand { phase: string }'],
    ["event.key === 'Enter'"],
    ['const [color = ""] = move.color'],
  ])('%s', async (code) => {
    expect(await breaches(code)).toEqual([])
  })
})

describe('cards are told apart', () => {
  test.each(['src/cards/some.ts', 'src/words/cards.ts'])('in %s', async (file) => {
    expect(await breaches("const wild = card === 'W4'", file)).toEqual([])
  })

  test('but a phase is only read to be said', async () => {
    expect(await breaches('const phase = hand.phase', 'src/words/moves.ts')).toEqual([])
    expect(await breaches("const wild = card === 'W4'", 'src/words/moves.ts')).not.toEqual([])
  })
})
