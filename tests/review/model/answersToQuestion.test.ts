import { expect, test } from 'vitest'

import type { Actor } from '#schemas/actor.ts'
import type { Review } from '#schemas/review.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import {
  type AttemptToMark,
  attemptToMark,
  groupsToMark,
} from '#src/review/model/answersToQuestion.ts'
import { anAssessment, longText, number, shortText } from '#tests/support/definitions.ts'
import { reviewed } from '#tests/support/reviewing/reviewed.ts'

const AT = '2026-03-02T09:00:00.000Z'
const mira = { kind: 'staff', name: 'Mira' } as const
const omar = { kind: 'staff', name: 'Omar' } as const
const anna = { reference: '7K4M-Q2XD', name: 'Anna Karenina', email: 'a@b.example', phone: '' }

interface Own {
  me?: Actor
  attemptId?: string
  question?: AnswerableQuestion
  mine?: Partial<Review>
  person?: typeof anna
  textRules?: 2
}

/** An attempt with this answer; its candidate's id is the answer, to recognise it. */
function given(answer: string, own: Own = {}): AttemptToMark {
  const { me = mira, question = shortText('q', { points: 2 }), mine, person } = own
  const { attemptId = crypto.randomUUID(), textRules } = own
  const reviewId = crypto.randomUUID()
  const review = { reviewId, attemptId, by: me, at: AT, marks: {}, comments: {}, ...mine }
  const attempt = reviewed(
    { ...anAssessment(question), ...(textRules && { textRules }) },
    { q: answer },
    { attemptId, me, reviews: mine ? [review] : [], ...(person && { person }) },
  )
  const toMark = attemptToMark(answer, attempt, me)
  if (toMark === null) throw new Error('It has to be marked')
  return toMark
}

const marked = (points: number, comments: Record<string, string> = {}) => ({
  mine: { marks: { q: { points, at: AT } }, comments },
})

const said = (attempts: readonly AttemptToMark[]) => attempts.map(({ candidateId }) => candidateId)
const grouped = (attempts: readonly AttemptToMark[]) =>
  groupsToMark(attempts, 'q').map((group) => said(group))

test('J6, C16: short texts are marked together however they were typed, by the rules of their version', () => {
  const answers = ['don’t', "don't", ' don`t', 'Don’t']
  const by = (own: Own) => grouped(answers.map((answer) => given(answer, own)))
  expect(by({})).toHaveLength(4)
  expect(by({ textRules: 2 })).toHaveLength(2)
})

test('J5: the order is random, stays the same, and differs between reviewers', () => {
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID())
  const answersFor = (me: Actor) => ids.map((attemptId, at) => given(`${at}`, { attemptId, me }))
  const answers = answersFor(mira)
  const order = grouped(answers).flat()
  expect(grouped(answers.toReversed()).flat()).toEqual(order)
  expect(grouped(answersFor(omar)).flat()).not.toEqual(order)
  expect(order).not.toEqual(said(answers))
  expect(new Set(order)).toEqual(new Set(said(answers)))
  expect(order).toHaveLength(answers.length)
  expect(grouped(answers.slice(1)).flat()).toEqual(order.filter((answer) => answer !== '0'))
})

test('J6: short answers that are the same are marked together', () => {
  const same = [given('Oslo'), given('Bergen'), given(' Oslo '), given('oslo')]
  const found = grouped(same).map((group) => group.toSorted())
  expect(found).toHaveLength(3)
  expect(found).toContainEqual([' Oslo ', 'Oslo'])
  // "é" in one code point and in two.
  expect(grouped([given('caf\u00e9'), given('cafe\u0301')])).toHaveLength(1)
})

test('J6: not with another mark or comment, and no long texts', () => {
  const differently = [
    given('Oslo', marked(2)),
    given('Oslo', marked(1)),
    given('Oslo', marked(2, { q: 'Capital' })),
    given('Oslo', marked(2)),
    given('Oslo'),
  ]
  const sizes = grouped(differently).map((group) => group.length)
  expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2])
  const question = longText('q', { points: 2 })
  expect(grouped([given('Oslo', { question }), given('Oslo', { question })])).toHaveLength(2)
})

test('J6: not where the mark of one of them changes only with a reason', () => {
  const open = given('Oslo', marked(2))
  const fixed = given('Oslo', { mine: { ...marked(2).mine, sawOthers: true } })
  expect(grouped([open, fixed])).toHaveLength(2)
})

test('J6: not where versions ask differently, and those to the newest way come first', () => {
  const answers = ['Oslo', 'Oslo', 'Oslo', 'Oslo'].map((town, at) => ({
    ...given(town, { attemptId: crypto.randomUUID() }),
    versionId: at < 2 ? 'old' : 'new',
  }))
  const groups = groupsToMark(answers, 'q', (versionId) => (versionId === 'new' ? 0 : 1))
  expect(groups.map((group) => group.map(({ versionId }) => versionId))).toEqual([
    ['new', 'new'],
    ['old', 'old'],
  ])
  expect(grouped(answers)).toHaveLength(1)
})

test('J6: answers with something hidden are marked one by one', () => {
  expect(grouped([given('Anna', { person: anna }), given('Anna', { person: anna })])).toHaveLength(
    2,
  )
  expect(grouped([given('Oslo', { person: anna }), given('Oslo', { person: anna })])).toHaveLength(
    1,
  )
})

test('what a key decides is not to be marked', () => {
  const keyed = anAssessment(number('q', { key: { value: 3, tolerance: 0 }, points: 1 }))
  expect(attemptToMark('Ada', reviewed(keyed, { q: 3 }), mira)).toBeNull()
})

test('J4: whether marks are fixed, and the review is done', () => {
  expect(given('Oslo')).toMatchObject({ isDone: false, isFixed: false })
  const done = { mine: { doneAt: AT } }
  expect(given('Oslo', done)).toMatchObject({ isDone: true, isFixed: true })
  expect(given('Oslo', { mine: { sawOthers: true } })).toMatchObject({
    isDone: false,
    isFixed: true,
  })
})
