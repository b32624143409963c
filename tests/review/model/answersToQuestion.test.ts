import fc from 'fast-check'
import { expect, test } from 'vitest'

import { FORMATS } from '#schemas/base.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Version } from '#schemas/records/assessment.ts'
import type { Review } from '#schemas/review.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import {
  type AttemptToMark,
  attemptToMark,
  type ComparedForms,
  groupsToMark,
  keyedForms,
  spellingsOf,
} from '#src/review/model/answersToQuestion.ts'
import { scoreAnswer } from '#src/assessment/engine/scoring/scoring.ts'
import { anAssessment, longText, number, shortText } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'
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
  textRules?: 2 | undefined
  forms?: ComparedForms
}

/** An attempt with this answer; its candidate's id is the answer, to recognise it. */
function given(answer: string, own: Own = {}): AttemptToMark {
  const { me = mira, question = shortText('q', { points: 2 }), mine, person } = own
  const { attemptId = crypto.randomUUID(), textRules, forms = new Map() } = own
  const reviewId = crypto.randomUUID()
  const review = { reviewId, attemptId, by: me, at: AT, marks: {}, comments: {}, ...mine }
  const attempt = reviewed(
    { ...anAssessment(question), ...(textRules && { textRules }) },
    { q: answer },
    { attemptId, me, reviews: mine ? [review] : [], ...(person && { person }) },
  )
  const toMark = attemptToMark(answer, attempt, { me, forms })
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
  expect(attemptToMark('Ada', reviewed(keyed, { q: 3 }), { me: mira, forms: new Map() })).toBeNull()
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

/** A version that has this key for the question. */
function keyedVersion(key: { ignoreCase: boolean }, textRules?: 2): Version {
  const question = shortText('q', { points: 2, key: { accepted: [], ...key } })
  return {
    format: FORMATS.version,
    rev: 0,
    kind: 'version',
    id: 'a.v2',
    assessmentId: 'a',
    number: 2,
    publishedAt: AT,
    publishedBy: mira,
    definition: { ...anAssessment(question), ...(textRules && { textRules }) },
  }
}

test('J6, S5: two answers are in one group exactly if the key holds them equal', () => {
  const typed = fc.array(fc.constantFrom('a', 'A', 'ß', 'ss', 'İ', 'i', '’', "'", '–', '-', ' '), {
    minLength: 1,
    maxLength: 3,
  })
  const answer = typed.map((parts) => `x${parts.join('')}x`)
  const rules = fc.constantFrom(undefined, 2 as const)
  fc.assert(
    fc.property(answer, answer, fc.boolean(), rules, rules, (one, other, ignoreCase, own, keys) => {
      const forms = keyedForms([keyedVersion({ ignoreCase }, keys)])
      const groups = grouped([one, other].map((each) => given(each, { forms, textRules: own })))
      const key = { accepted: [one], ignoreCase }
      const question = shortText('q', { points: 2, key })
      const { rule } = scoreAnswer(question, other, keys)
      expect(groups.length === 1).toBe(rule === 'keyMet')
    }),
    propertyRuns,
  )
})

test('J6: a key that ignores case groups answers, shown as most typed them', () => {
  const forms = keyedForms([keyedVersion({ ignoreCase: true })])
  const answers = ['stock', 'Stock', 'STOCK', 'Stock', 'stocks'].map((text) =>
    given(text, { forms }),
  )
  const groups = groupsToMark(answers, 'q')
  const shown = groups.map((group) => `${group.length} ${group[0].candidateId}`)
  expect(shown.toSorted()).toEqual(['1 stocks', '4 Stock'])
  const [several] = groups.filter(({ length }) => length === 4)
  expect(several && spellingsOf(several, 'q').size).toBe(3)
  // By a key that counts case, and without one, as they were typed.
  const exact = keyedForms([keyedVersion({ ignoreCase: false })])
  for (const other of [exact, keyedForms([])]) {
    const apart = ['stock', 'Stock', 'Stock'].map((text) => given(text, { forms: other }))
    const sizes = grouped(apart).map(({ length }) => `${length}`)
    expect(sizes.toSorted()).toEqual(['1', '2'])
  }
})
