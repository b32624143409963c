import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import {
  type GivenAnswer,
  groupsToMark,
  inMarkingOrder,
} from '#src/engine/reviewing/answersToQuestion.ts'
import { anAssessment, longText, shortText } from '#tests/support/definitions.ts'
import { readingOf } from '#tests/support/reviewing/reviewed.ts'

const AT = '2026-03-02T09:00:00.000Z'
const mira = { kind: 'staff', name: 'Mira' } as const
const omar = { kind: 'staff', name: 'Omar' } as const

function given(answer: Answer, own: Partial<GivenAnswer> = {}): GivenAnswer {
  const question = own.question ?? shortText('q', { points: 2 })
  const attemptId = crypto.randomUUID()
  return {
    candidateId: crypto.randomUUID(),
    attemptId,
    attempt: {
      attemptId,
      versionId: 'v',
      startedAt: AT,
      seed: 0,
      language: 'en',
      clock: { activeMs: 0 },
      events: [],
      submittedAt: AT,
      receipt: 'R',
      dropped: [],
    },
    question,
    shown: () => ({ answer, isMasked: false }),
    reading: readingOf(anAssessment(question), { q: answer }),
    mine: null,
    ...own,
  }
}

function marked(points: number, comments: Record<string, string> = {}): GivenAnswer['mine'] {
  return {
    reviewId: crypto.randomUUID(),
    attemptId: crypto.randomUUID(),
    by: mira,
    at: AT,
    marks: { q: { points, at: AT } },
    comments,
  }
}

const said = (answers: readonly GivenAnswer[]) => answers.map(({ shown }) => shown().answer)

test('J5: the order is random, stays the same, and differs between reviewers', () => {
  const answers = Array.from({ length: 40 }, (_, at) => given(`${at}`))
  const order = said(inMarkingOrder(answers, mira))
  expect(said(inMarkingOrder(answers.toReversed(), mira))).toEqual(order)
  expect(said(inMarkingOrder(answers, omar))).not.toEqual(order)
  expect(order).not.toEqual(said(answers))
  expect(new Set(order)).toEqual(new Set(said(answers)))
  expect(order).toHaveLength(answers.length)
  const without = answers.slice(1)
  const left = order.filter((answer) => answer !== '0')
  expect(said(inMarkingOrder(without, mira))).toEqual(left)
})

test('J6: short answers that are the same are marked together', () => {
  const same = [given('Oslo'), given('Bergen'), given(' Oslo '), given('oslo')]
  expect(groupsToMark(same).map((group) => said(group))).toEqual([
    ['Oslo', ' Oslo '],
    ['Bergen'],
    ['oslo'],
  ])
  // "é" in one code point and in two.
  expect(groupsToMark([given('caf\u00e9'), given('cafe\u0301')])).toHaveLength(1)
})

test('J6: not with another mark or comment, and no long texts', () => {
  const differently = [
    given('Oslo', { mine: marked(2) }),
    given('Oslo', { mine: marked(1) }),
    given('Oslo', { mine: marked(2, { q: 'Capital' }) }),
    given('Oslo', { mine: marked(2) }),
    given('Oslo'),
  ]
  expect(groupsToMark(differently).map((group) => group.length)).toEqual([2, 1, 1, 1])
  const question = longText('q', { points: 2 })
  expect(groupsToMark([given('Oslo', { question }), given('Oslo', { question })])).toHaveLength(2)
})
