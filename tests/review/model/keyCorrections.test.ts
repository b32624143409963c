import { expect, test } from 'vitest'

import type { KeyCorrection, Version } from '#schemas/records/assessment.ts'
import { FORMATS } from '#schemas/base.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { withKey } from '#src/builder/model/correctedKeys.ts'
import {
  correctedVersion,
  keyChangeBy,
  versionsWithSameKey,
} from '#src/review/model/keyCorrections.ts'
import {
  isScoreChanged,
  ranksOf,
  recordedChange,
  seenChange,
} from '#src/review/model/keyEffects.ts'
import {
  anAssessment,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { STAFF } from '#tests/support/hiring.ts'
import { aReview } from '#tests/support/reviewing/judged.ts'

const AT = '2026-03-02T09:00:00.000Z'
const OMAR = { kind: 'staff', name: 'Omar' } as const

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Bergen'] }, points: 2 }),
  number('people', { key: { value: 700, tolerance: 50 }, points: 1 }),
  longText('why', { points: 5 }),
)
const version: Version = {
  format: FORMATS.version,
  rev: 1,
  kind: 'version',
  id: 'a.v1',
  assessmentId: 'a',
  number: 1,
  publishedAt: AT,
  publishedBy: STAFF,
  definition,
}
const attempt = {
  attemptId: 'first',
  versionId: 'a.v1',
  startedAt: AT,
  seed: 0,
  language: 'en',
  answers: { capital: { option: 'Oslo' }, people: 700, why: 'Because.' },
  clock: { activeMs: 0 },
  events: [],
  submittedAt: AT,
  receipt: 'RRRR-1111',
  dropped: [],
}

function correction(key: KeyCorrection['key'], over: Partial<KeyCorrection> = {}): KeyCorrection {
  const about = { versionId: 'a.v1', questionId: 'capital', reason: 'Wrong', by: STAFF, at: AT }
  return { ...about, key, ...over }
}

function keyNow(...corrections: KeyCorrection[]) {
  const { definition: corrected } = correctedVersion(version, corrections)
  const capital = questionsOf(corrected).find(({ id }) => id === 'capital')
  return capital && 'key' in capital ? capital.key : null
}

test('U1: the newest correction of a question counts, and the version stays as published', () => {
  expect(keyNow()).toEqual({ options: ['Bergen'] })
  expect(keyNow(correction({ options: ['Oslo'] }))).toEqual({ options: ['Oslo'] })
  expect(
    keyNow(correction({ options: ['Oslo'] }), correction({ options: ['Oslo', 'Bergen'] })),
  ).toEqual({ options: ['Oslo', 'Bergen'] })
  const { published, corrections } = correctedVersion(version, [correction({ options: ['Oslo'] })])
  expect(published).toBe(definition)
  expect(version.definition).toBe(definition)
  expect(corrections).toHaveLength(1)
  expect(keyNow(correction({ options: ['Oslo'] }, { versionId: 'a.v2' }))).toEqual({
    options: ['Bergen'],
  })
})

test('U1: a key that the question can’t have, or that no answer meets, does not count', () => {
  const published = { options: ['Bergen'] }
  for (const key of [null, 7, {}, { options: [] }, { options: ['Rome'] }, { value: 1 }]) {
    expect(keyNow(correction(key))).toEqual(published)
  }
  expect(correctedVersion(version, [correction({ options: ['Rome'] })]).corrections).toEqual([])
  expect(keyNow(correction({ options: ['Oslo'] }, { questionId: 'why' }))).toEqual(published)
  expect(keyNow(correction({ options: ['Oslo'] }, { questionId: 'deleted' }))).toEqual(published)
})

test('U1: each kind takes its own keys only', () => {
  const several = multipleChoice('m', ['a', 'b'], { key: { options: ['a'] }, points: 1 })
  expect(withKey(several, { options: ['a', 'b'], grading: 'perOption' })).toMatchObject({
    key: { options: ['a', 'b'], grading: 'perOption' },
  })
  const stars = rating('r', { lowest: 1, highest: 5, key: { value: 3, tolerance: 0 }, points: 1 })
  expect(withKey(stars, { value: 4, tolerance: 1 })).toMatchObject({ key: { value: 4 } })
  expect(withKey(stars, { value: 9, tolerance: 1 })).toBeNull()
  const order = ranking('o', ['x', 'y'], { key: { order: ['x', 'y'] }, points: 1 })
  expect(withKey(order, { order: ['y', 'x'] })).toMatchObject({ key: { order: ['y', 'x'] } })
  expect(withKey(order, { order: ['y'] })).toBeNull()
  const grid = matrix('g', ['row'], ['x', 'y'], {
    key: { byRow: { row: ['x'] }, grading: 'all' },
    points: 1,
  })
  expect(withKey(grid, { byRow: { row: ['y'] }, grading: 'all' })).not.toBeNull()
  expect(withKey(grid, { byRow: { row: ['z'] }, grading: 'all' })).toBeNull()
  const free = singleChoice('f', ['x', 'y'], { points: 1 })
  expect(withKey(free, { options: ['x'] })).toBeNull()
  const each = singleChoice('e', ['x', 'y'], { optionPoints: { byOption: { x: 1 }, floor: 0 } })
  expect(withKey(each, { options: ['x'] })).toBeNull()
})

test('U2: a correction changes what keys give, and no mark that stands in place of one', () => {
  const change = keyChangeBy(version, [correction({ options: ['Oslo'] })], AT)
  const scores = seenChange(change, attempt, { reviews: [] }, STAFF)
  expect([scores.before.points, scores.after.points]).toEqual([1, 3])
  expect(isScoreChanged(scores)).toBe(true)
  const marked = { ...aReview(STAFF.name, { capital: 2 }, false), attemptId: 'first' }
  expect(isScoreChanged(seenChange(change, attempt, { reviews: [marked] }, STAFF))).toBe(false)
  const unaffected = { ...attempt, answers: { people: 700 } }
  expect(isScoreChanged(seenChange(change, unaffected, { reviews: [] }, STAFF))).toBe(false)
})

test('U2: a correction is compared with those made before it', () => {
  const later = '2026-03-03T09:00:00.000Z'
  const both = [
    correction({ options: ['Oslo'] }),
    correction({ options: ['Bergen'] }, { at: later }),
  ]
  const pointsOf = (at: string) => {
    const { before, after } = seenChange(
      keyChangeBy(version, both, at),
      attempt,
      { reviews: [] },
      STAFF,
    )
    return [before.points, after.points]
  }
  expect(pointsOf(AT)).toEqual([1, 3])
  expect(pointsOf(later)).toEqual([3, 1])
})

test('U3: recorded is the score with the marks of all finished reviews, whoever asks', () => {
  const change = keyChangeBy(version, [correction({ options: ['Oslo'] })], AT)
  const reviews = [
    { ...aReview(OMAR.name, { why: 4 }, true), attemptId: 'first' },
    { ...aReview(STAFF.name, { why: 1 }, false), attemptId: 'first' },
  ]
  const recorded = recordedChange(change, attempt, { reviews })
  expect([recorded.before.points, recorded.after.points]).toEqual([5, 7])
  const seen = seenChange(change, attempt, { reviews }, STAFF)
  expect([seen.before.points, seen.after.points]).toEqual([2, 4])
})

test('U4: equal shares have the same rank, and the ranks after them are left out', () => {
  expect(ranksOf([0.5, 0.9, 0.5, null, 0.1])).toEqual([2, 1, 2, null, 4])
  expect(ranksOf([0, 0])).toEqual([1, 1])
  expect(ranksOf([0.333333333333333, 0.666666666666667 / 2, 0.3])).toEqual([1, 1, 3])
  expect(ranksOf([])).toEqual([])
})

test('U1: a version whose own text rules do what a correction did needs none', () => {
  const spelled = (accepted: string) =>
    shortText('word', { key: { accepted: [accepted], ignoreCase: false }, points: 1 })
  const older = { ...version, definition: anAssessment(spelled("don't")) }
  const newer = (accepted: string) => ({
    ...version,
    id: 'a.v2',
    definition: { ...anAssessment(spelled(accepted)), textRules: TEXT_RULES } as const,
  })
  const others = (accepted: string, key: KeyCorrection['key']) => {
    const corrections = [correction(key, { questionId: 'word' })]
    const versions = [older, newer(accepted)].map((each) => correctedVersion(each, corrections))
    return versionsWithSameKey(versions, versions[0]!, 'word').map(({ id }) => id)
  }
  const key = { accepted: ["don't"], ignoreCase: false }
  expect(others("don't", { ...key, textRules: TEXT_RULES })).toEqual([])
  expect(others("don't", { ...key, accepted: ['do not'] })).toEqual(['a.v2'])
  expect(others('do not', { ...key, accepted: ['do not'] })).toEqual([])
})
