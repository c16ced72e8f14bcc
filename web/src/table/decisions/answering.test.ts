import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../words/current.svelte'
import { COMPANY } from '../../words/samples'
import { textOf } from '../../words/sentence'
import { answerLead, type Answered } from './answering'

const UNSEEN: Answered = { top: 'W4', color: 'G', laid: null, company: COMPANY }

beforeEach(async () => {
  await speak('en')
})

describe('where nobody saw who laid the card', () => {
  test('the sentence about it begins with a large letter all the same', () => {
    expect(textOf(answerLead(UNSEEN))).toMatch(/^The other player called green\./)
  })
})
