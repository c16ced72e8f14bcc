import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../words/language.svelte'
import type { Piece } from '../words/sentence'
import Sentence from './Sentence.svelte'

beforeAll(() => speak('en'))

test('a sentence shows its colors with their chips, its cards in pieces and its rules as chips', () => {
  const pieces: Piece[] = [
    { kind: 'text', text: 'Théo laid ' },
    {
      kind: 'card',
      card: 'B6',
      text: 'blue 6',
      inside: [
        { kind: 'color', color: 'B', text: 'blue' },
        { kind: 'text', text: ' 6' },
      ],
    },
    { kind: 'text', text: '. ' },
    { kind: 'rule', rule: 'R-22', text: 'R-22' },
  ]
  const { container } = render(Sentence, { pieces })

  expect(container.textContent).toBe('Théo laid blue 6. R-22')
  expect(container.querySelectorAll('b svg')).toHaveLength(1)
})
