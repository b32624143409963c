import { expect, test } from 'vitest'

import type { ReviewedAttempt } from '#src/review/model/reviewedAttempt.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  shortText,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'
import { STAFF } from '#tests/support/hiring.ts'
import { readingOf, reviewed } from '#tests/support/reviewing/reviewed.ts'

const person = { reference: '7K4M-Q2XD', name: 'Anna Karenina', email: 'a@b.example', phone: '' }
const definition = withCalculated(
  anAssessment(
    shortText('who', { points: 2, key: { accepted: ['Anna'], ignoreCase: false } }),
    singleChoice('next', ['x'], { showIf: answeredWith('who', 'Anna') }),
    longText('why', { points: 3 }),
  ),
  { id: 'greeting', name: 'greeting', expression: '"Hi " & who', points: { most: 1 } },
)
const answers = { who: 'Anna', next: { option: 'x' }, why: 'Anna says so' }

test('H7: what is shown is masked, and scored and evaluated as it was answered', () => {
  const reading = readingOf(definition, answers, { person })
  const open = readingOf(definition, answers)
  const questions = reading.sections().flatMap((section) => section.questions)
  expect(questions.map(({ status, answer }) => [status, answer])).toEqual([
    ['answered', '•••'],
    ['answered', { option: 'x' }],
    ['answered', '••• says so'],
  ])
  expect(reading.toMark().map(({ question, shown }) => [question.id, shown()])).toEqual([
    ['why', { answer: '••• says so', isMasked: true }],
  ])
  expect(reading.judged().score.points).toBe(2)
  expect(reading.judged().score.points).toBe(open.judged().score.points)
  expect(open.judged().score.calculated).toMatchObject([{ value: 'Hi Anna' }])
  expect(reading.judged().score.calculated).toMatchObject([{ value: 'Hi •••' }])
  expect(reading.quoted('who')).toMatchObject({ answer: '•••' })
})

test('H7: nothing of it contains the name, nor does what other reviewers wrote', () => {
  const attemptId = crypto.randomUUID()
  const at = '2026-03-02T09:00:00.000Z'
  const mark = { points: 1, reason: 'Anna wrote well', at }
  const mine = {
    reviewId: crypto.randomUUID(),
    attemptId,
    by: STAFF,
    at,
    doneAt: at,
    marks: { why: { points: 1, at } },
    comments: {},
  }
  const other = {
    ...mine,
    by: { kind: 'staff', name: 'Omar' } as const,
    marks: { why: { ...mark, earlier: [mark] } },
    comments: { why: 'Anna again' },
    comment: 'Hire Anna',
    recommendationChanges: [{ reason: 'Anna asked me', at }],
  }
  const own = { attemptId, reviews: [mine, other] }
  const saidOf = ({ attempt, shownAnswers, reading }: ReviewedAttempt) =>
    JSON.stringify([
      attempt,
      shownAnswers(),
      reading?.sections().map(({ questions }) => questions.map(({ answer }) => answer)),
      reading?.judged(),
      reading?.scoreByKeys(),
      // The question beside it is the author's.
      { ...reading?.quoted('who'), question: null },
      reading?.quoted('greeting'),
    ])
  expect(saidOf(reviewed(definition, answers, { ...own, person }))).not.toMatch(/anna/iu)
  const open = saidOf(reviewed(definition, answers, own))
  expect(open.match(/anna/giu)).toHaveLength(13)
  expect(open).toContain('Hire Anna')
})
