import { expect, test } from 'vitest'

import { TEXT_RULES } from '#schemas/textRules.ts'
import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import {
  type Comparable,
  type ComparedQuestion,
  compareResponses,
  differencesFirst,
  morePointsInAll,
} from '#src/review/model/comparing.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import {
  anAssessment,
  answeredWith,
  consent,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  shortText,
  signature,
  singleChoice,
  statement,
  storedFile,
  text,
  withOther,
} from '#tests/support/definitions.ts'
import { versionWith } from '#tests/support/reviewing/reviewed.ts'

const context = { seed: 0, startedAt: '2026-03-02T09:00:00.000Z', language: 'en' }

function responding(
  definition: Definition,
  answers: Answers,
  { version = 1, given = new Map<string, number>() } = {},
): Comparable {
  return {
    version: versionWith(definition, version),
    sections: readAnswers(definition, answers, [], context),
    score: scoreAnswers(definition, answers, context, given),
  }
}

/** Whether the second answer to this question is the same as the first. */
function isSame(question: Parameters<typeof anAssessment>[0], one: Answers, other: Answers) {
  const definition = anAssessment(question)
  const [compared] = compareResponses(
    [responding(definition, one), responding(definition, other)],
    0,
  )
  return compared?.cells[1]?.isSame
}

const ids = (questions: readonly ComparedQuestion[]) => questions.map(({ question }) => question.id)

test('W1: questions are those of the newest version, then those of older ones, without statements', () => {
  const old = anAssessment(shortText('gone'), shortText('b'), shortText('a'))
  const now = anAssessment(statement('hello'), shortText('a'), shortText('b'), shortText('new'))
  const compared = compareResponses(
    [responding(old, { gone: 'x' }), responding(now, {}, { version: 2 })],
    0,
  )
  expect(ids(compared)).toEqual(['a', 'b', 'new', 'gone'])
  expect(compared.map(({ number: place }) => place)).toEqual([1, 2, 3, 1])
  expect(compared[2]?.cells.map(({ read }) => read === null)).toEqual([true, false])
})

test('W2: the same means the same to conditions', () => {
  expect(isSame(shortText('q'), { q: ' Oslo ' }, { q: 'Oslo' })).toBe(true)
  expect(isSame(shortText('q'), { q: 'oslo' }, { q: 'Oslo' })).toBe(false)
  expect(isSame(number('q'), { q: 7 }, { q: 7 })).toBe(true)
  expect(isSame(number('q'), { q: 7 }, { q: 8 })).toBe(false)
  expect(isSame(date('q'), { q: '2026-03-02' }, { q: '2026-03-02' })).toBe(true)
  const several = multipleChoice('q', ['a', 'b', 'c'])
  expect(isSame(several, { q: { options: ['a', 'b'] } }, { q: { options: ['b', 'a'] } })).toBe(true)
  expect(isSame(several, { q: { options: ['a', 'b'] } }, { q: { options: ['a'] } })).toBe(false)
  const order = ranking('q', ['a', 'b'])
  expect(isSame(order, { q: ['a', 'b'] }, { q: ['b', 'a'] })).toBe(false)
  expect(isSame(order, { q: ['a', 'b'] }, { q: ['a', 'b'] })).toBe(true)
  const rows = matrix('q', ['r', 's'], ['x', 'y'])
  expect(isSame(rows, { q: { r: ['x'], s: ['y'] } }, { q: { s: ['y'], r: ['x'] } })).toBe(true)
  expect(isSame(rows, { q: { r: ['x'], s: ['y'] } }, { q: { r: ['x'] } })).toBe(false)
})

test('W2, C16: short texts are the same however they were typed, once all versions compare them so', () => {
  const older = anAssessment(shortText('q'))
  const newer = { ...older, textRules: TEXT_RULES } as const
  const isSameIn = (one: typeof older, other: typeof older) =>
    compareResponses([responding(one, { q: 'don’t' }), responding(other, { q: "don't" })], 0)[0]
      ?.cells[1]?.isSame
  expect(isSameIn(newer, newer)).toBe(true)
  expect(isSameIn(older, newer)).toBe(false)
  expect(isSameIn(older, older)).toBe(false)
})

test('W2: own words are compared as text, and what can’t be parsed as it was typed', () => {
  const team = withOther(singleChoice('q', ['Red']))
  expect(isSame(team, { q: { other: 'Teal' } }, { q: { other: ' Teal' } })).toBe(true)
  expect(isSame(team, { q: { other: 'Teal' } }, { q: { other: 'Pink' } })).toBe(false)
  expect(isSame(team, { q: { other: 'Teal' } }, { q: { option: 'Red' } })).toBe(false)
  expect(isSame(number('q'), { q: { raw: 'ten' } }, { q: { raw: 'ten ' } })).toBe(true)
  expect(isSame(number('q'), { q: { raw: 'ten' } }, { q: { raw: 'two' } })).toBe(false)
})

test('W2: blank and not asked are the same as themselves alone', () => {
  expect(isSame(shortText('q'), {}, { q: ' ' })).toBe(true)
  expect(isSame(shortText('q'), {}, { q: 'x' })).toBe(false)
  expect(isSame(consent('q'), { q: true }, {})).toBe(false)
  const definition = anAssessment(
    singleChoice('first', ['yes', 'no']),
    shortText('q', { showIf: answeredWith('first', 'yes') }),
  )
  const asked = responding(definition, { first: { option: 'yes' } })
  const not = responding(definition, { first: { option: 'no' } })
  expect(compareResponses([asked, not, not], 1)[1]?.cells.map((cell) => cell.isSame)).toEqual([
    false,
    null,
    true,
  ])
})

test('W2: files are compared by their contents, and signatures not at all', () => {
  const [one, other] = [storedFile('one'), storedFile('other')]
  const copy = { ...one, fileId: 'copy', name: 'Copy.pdf' }
  expect(isSame(file('q'), { q: [one, other] }, { q: [other, copy] })).toBe(true)
  const changed = { ...one, sha256: 'f'.repeat(64) }
  expect(isSame(file('q'), { q: [one] }, { q: [changed] })).toBe(false)
  expect(isSame(signature('q'), { q: { typed: 'Ada' } }, { q: { typed: '•••' } })).toBe(true)
})

test('W2: an answer with something hidden is the same as no other', () => {
  expect(isSame(shortText('q'), { q: '•••' }, { q: '•••' })).toBe(false)
})

test('W3: a question differs by an answer, by a missing question or by its points', () => {
  const definition = anAssessment(
    singleChoice('key', ['a', 'b'], { key: { options: ['a'] }, points: 3 }),
    longText('open', { points: 5 }),
    shortText('same'),
  )
  const answers = { key: { option: 'a' }, open: 'Because', same: 'x' }
  const marked = (points: number) => ({ given: new Map([['open', points]]) })
  const pair = compareResponses(
    [responding(definition, answers, marked(2.5)), responding(definition, answers, marked(4))],
    0,
  )
  expect(pair.map(({ differs }) => differs)).toEqual([false, true, false])
  expect(pair[1]?.cells.map(({ isSame: same, more }) => [same, more])).toEqual([
    [null, null],
    [true, 1.5],
  ])
  const undecided = compareResponses(
    [responding(definition, answers), responding(definition, answers, marked(4))],
    0,
  )
  expect(undecided[1]?.cells[1]?.more).toBeNull()
  expect(undecided[1]?.differs).toBe(false)
})

test('W3: points are subtracted exactly', () => {
  const definition = anAssessment(longText('open', { points: 5 }))
  const scored = (points: number) =>
    responding(definition, { open: 'x' }, { given: new Map([['open', points]]) })
  expect(compareResponses([scored(0.1), scored(0.3)], 0)[0]?.cells[1]?.more).toBe(0.2)
})

test('W3: totals are compared once nothing is left to mark', () => {
  const definition = anAssessment(
    longText('open', { points: 5 }),
    number('n', { points: 1, key: { value: 3, tolerance: 0 } }),
  )
  const answers = { open: 'x', n: 3 }
  const { score: open } = responding(definition, answers)
  const { score } = responding(definition, answers, { given: new Map([['open', 2]]) })
  const { score: better } = responding(definition, answers, { given: new Map([['open', 4.5]]) })
  expect(morePointsInAll(better, score)).toBe(2.5)
  expect(morePointsInAll(score, better)).toBe(-2.5)
  expect(morePointsInAll(score, open)).toBeNull()
})

test('W4: the widest gap in points comes first, then other differences, then the rest', () => {
  const keyed = (id: string, points: number) =>
    singleChoice(id, ['a', 'b'], { key: { options: ['a'] }, points })
  const definition = anAssessment(
    shortText('same'),
    shortText('other'),
    keyed('small', 1),
    keyed('large', 4),
    keyed('both', 9),
    shortText('another'),
  )
  const right = { option: 'a' }
  const wrong = { option: 'b' }
  const compared = compareResponses(
    [
      responding(definition, { other: 'x', another: 'x', small: right, large: wrong, both: right }),
      responding(definition, { other: 'y', another: 'y', small: wrong, large: right, both: right }),
    ],
    0,
  )
  expect(ids(differencesFirst(compared))).toEqual([
    'large',
    'small',
    'other',
    'another',
    'same',
    'both',
  ])
})

test('W5: what a version asks differently from the newest one is said', () => {
  const old = anAssessment(shortText('q', { prompt: text('Once?') }), shortText('r'))
  const now = anAssessment(shortText('q', { prompt: text('Now?'), points: 2 }), shortText('r'))
  const compared = compareResponses([responding(old, {}), responding(now, {}, { version: 2 })], 0)
  expect(compared.map(({ cells }) => cells.map(({ changed }) => changed))).toEqual([
    [['prompt', 'points'], []],
    [[], []],
  ])
})
