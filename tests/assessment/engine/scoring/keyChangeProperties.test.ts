import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { removeOption, setOptions, updateOption } from '#src/assessment/engine/editing/options.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { removeRow } from '#src/assessment/engine/editing/rows.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { keyChanges } from '#src/assessment/engine/scoring/keyChanges.ts'
import { scoreAnswer } from '#src/assessment/engine/scoring/scoring.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'
import { anyDefinition, questionIds, questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import { anyEdit, type Edit } from '#tests/support/arbitrary/arbitraryEdits.ts'
import { countingMint, option } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const anyScoring: fc.Arbitrary<(question: Question) => Question> = fc
  .record({
    points: fc.constantFrom(undefined, 0, 2, 2, 2, 2),
    chosen: fc.subarray(['x', 'y', 'z', 'all']),
    value: fc.constantFrom(0, 1, 2, 3),
    tolerance: fc.constantFrom(0, 1),
    isShared: fc.boolean(),
    isByOption: fc.boolean(),
    hasKey: fc.constantFrom(true, true, true, false),
  })
  .map(({ points, chosen, value, tolerance, isShared, isByOption, hasKey }) => (question) => {
    if (question.kind === 'statement') return question
    const worth = points === undefined ? {} : { points }
    if (!hasKey) return { ...question, ...worth }
    switch (question.kind) {
      case 'singleChoice':
      case 'multipleChoice': {
        const byOption = Object.fromEntries(chosen.map((id, at) => [id, at === 0 ? 2 : 1 - at]))
        if (isByOption) return { ...question, ...worth, optionPoints: { byOption, floor: 0 } }
        return question.kind === 'singleChoice'
          ? { ...question, ...worth, key: { options: chosen } }
          : {
              ...question,
              ...worth,
              key: { options: chosen, ...(isShared && { grading: 'perOption' as const }) },
            }
      }
      case 'shortText':
        return { ...question, ...worth, key: { accepted: ['x', 'xyz'], ignoreCase: isShared } }
      case 'number':
      case 'rating':
        return { ...question, ...worth, key: { value, tolerance } }
      case 'date':
        return { ...question, ...worth, key: { value: '2024-02-29', tolerance } }
      case 'ranking':
        return {
          ...question,
          ...worth,
          key: { order: ['y', 'x', 'z'], ...(isShared && { grading: 'perPair' as const }) },
        }
      case 'matrix':
        return {
          ...question,
          ...worth,
          key: {
            byRow: { r: chosen.filter((id) => id !== 'all'), s: ['x'] },
            grading: isShared ? ('perRow' as const) : ('all' as const),
          },
        }
      case 'longText':
      case 'file':
      case 'code':
      case 'signature':
      case 'consent':
        return { ...question, ...worth }
    }
  })

const anyId = fc.constantFrom(...questionIds)
const anyPart = fc.constantFrom('x', 'y', 'z', 'all', 'none', 'r', 's')

/** Edits of parts, limits and keys, beside those of whole questions. */
const anyPartEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(anyId, anyPart).map(
    ([id, part]): Edit =>
      (d) =>
        removeOption(removeRow(d, id, part), id, part),
  ),
  fc.tuple(anyId, fc.subarray(['x', 'y', 'z', 'new'])).map(
    ([id, ids]): Edit =>
      (d) =>
        setOptions(
          d,
          id,
          ids.map((each) => option(each)),
        ),
  ),
  fc.tuple(anyId, anyPart, fc.constantFrom(undefined, 'none' as const, 'all' as const)).map(
    ([id, part, role]): Edit =>
      (d) =>
        updateOption(d, id, part, { role }),
  ),
  fc.tuple(anyId, fc.constantFrom(undefined, 1, 2)).map(
    ([id, maxChoices]): Edit =>
      (d) =>
        questionsOf(d).some((each) => each.id === id && each.kind === 'multipleChoice')
          ? updateQuestion(d, id, { maxChoices })
          : d,
  ),
  fc.tuple(anyId, anyScoring).map(
    ([id, score]): Edit =>
      (d) => ({
        ...d,
        sections: d.sections.map((section) => ({
          ...section,
          questions: section.questions.map((each) => (each.id === id ? score(each) : each)),
        })),
      }),
  ),
  fc.tuple(anyId, fc.constantFrom(...questionKinds)).map(
    ([id, kind]): Edit =>
      (d) =>
        changeKind(d, id, kind, countingMint()),
  ),
)

/** The points of an answer that the question allows; null for any other. */
function scoreOf(question: Question, answer: Answer): string | null {
  const prepared = prepareQuestion(question)
  if (prepared.value(answer) === null || prepared.brokenRule(answer) !== null) return null
  if (worthOf(question) <= 0 && !('optionPoints' in question && question.optionPoints)) return '0'
  const { points, most, rule } = scoreAnswer(question, answer)
  return rule === 'toBeMarked' ? `by hand of ${most}` : `${points} of ${most}`
}

function withScoring(
  definition: Definition,
  scoring: readonly ((q: Question) => Question)[],
): Definition {
  let at = 0
  return {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => scoring[at++ % scoring.length]!(question)),
    })),
  }
}

const SETS = [['x'], ['y'], ['z'], ['x', 'y'], ['x', 'z'], ['y', 'z'], ['x', 'y', 'z']]
const ORDERS = [
  ['x', 'y', 'z'],
  ['x', 'z', 'y'],
  ['y', 'x', 'z'],
  ['y', 'z', 'x'],
  ['z', 'x', 'y'],
  ['z', 'y', 'x'],
]

/** Answers of every kind, so that whichever key is drawn has some that meet it and some that don't. */
const answers: readonly Answer[] = [
  ...['x', 'y', 'z', 'all', 'none'].map((id) => ({ option: id })),
  ...[...SETS, ['all'], ['none']].map((options) => ({ options })),
  ...['x', 'X', 'xyz', 'other', '2024-02-28', '2024-02-29', '2024-03-01'],
  ...[0, 1, 1.5, 2, 3, 4],
  ...ORDERS,
  ...SETS.flatMap((r) => [['x'], ['y']].map((rest) => ({ r, s: rest }))),
  { typed: 'x' },
]

test('E15: whenever an answer is scored differently, a change is reported', () => {
  fc.assert(
    fc.property(
      anyDefinition,
      fc.array(anyScoring, { minLength: 7, maxLength: 7 }),
      fc.array(fc.oneof(anyPartEdit, anyEdit), { minLength: 1, maxLength: 6 }),
      (drawn, scoring, edits) => {
        const before = withScoring(drawn, scoring)
        const after = edits.reduce((draft, edit) => edit(draft), before)
        const reported = new Set(keyChanges(before, after).map(({ questionId }) => questionId))
        const now = new Map(questionsOf(after).map((question) => [question.id, question]))
        for (const question of questionsOf(before)) {
          const changed = now.get(question.id)
          if (changed === undefined) continue
          for (const answer of answers) {
            const [was, is] = [scoreOf(question, answer), scoreOf(changed, answer)]
            if (was === null || is === null || was === is) continue
            expect([question.id, reported.has(question.id)]).toEqual([question.id, true])
          }
        }
      },
    ),
    propertyRuns,
  )
})
