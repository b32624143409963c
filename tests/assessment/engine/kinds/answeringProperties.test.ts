import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Predicate } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import {
  matrix,
  multipleChoice,
  number,
  option,
  shortText,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'
import { answerTo, meeting, type Requirement } from '#tests/support/requirements.ts'

function anyRequirement(
  anyTest: fc.Arbitrary<Predicate>,
  ...looks: Look[]
): fc.Arbitrary<Requirement> {
  return fc.record({
    test: anyTest,
    look: looks.length > 0 ? fc.constantFrom(...looks) : fc.constant({}),
    isWanted: fc.boolean(),
  })
}

function anyRequirements(...requirements: fc.Arbitrary<Requirement>[]) {
  return fc.array(fc.oneof(...requirements), { maxLength: 5 })
}

function comparing(value: fc.Arbitrary<number>): fc.Arbitrary<Predicate> {
  const ops = ['is', 'atLeast', 'atMost', 'moreThan', 'lessThan'] as const
  return fc.oneof(...ops.map((op) => fc.record({ op: fc.constant(op), value })))
}

const anyLimit = fc.option(fc.nat({ max: 4 }), { nil: undefined })
const anyCount = anyRequirement(comparing(fc.integer({ min: -1, max: 5 })), { measure: 'count' })
const anyBlankness = fc.constantFrom<Predicate>({ op: 'isBlank' }, { op: 'isNotBlank' })
const anyId = fc.constantFrom('a', 'b', 'c', 'all', 'none', 'gone')
const anySetTest: fc.Arbitrary<Predicate> = fc.oneof(
  fc.record({ op: fc.constant('includes' as const), value: anyId }),
  fc.record({ op: fc.constant('is' as const), value: fc.uniqueArray(anyId, { maxLength: 4 }) }),
  anyBlankness,
)
const anyIds = fc.subarray(['a', 'b', 'c', 'all', 'none'])

function optionsOf(ids: readonly string[]) {
  return ids.map((id) => (id === 'all' || id === 'none' ? withRole(id) : option(id)))
}

function verdict(question: Question, requirements: readonly Requirement[]): string {
  const found = answerTo(question, ...requirements)
  return found === 'none' || found === 'unclear' ? found : 'found'
}

/** The result of trying every answer. */
function truth(
  question: Question,
  requirements: readonly Requirement[],
  every: readonly Answer[],
): string {
  return meeting(question, requirements, every).length > 0 ? 'found' : 'none'
}

test('K2: for sets, an answer is found exactly if brute force finds one', () => {
  const anyOther = anyRequirement(anyBlankness, { measure: 'other' })
  fc.assert(
    fc.property(
      fc.record({ ids: anyIds, hasOther: fc.boolean(), least: anyLimit, most: anyLimit }),
      anyRequirements(anyRequirement(anySetTest), anyCount, anyOther),
      ({ ids, hasOther, least, most }, requirements) => {
        const bare = { ...multipleChoice('q'), options: optionsOf(ids) }
        const limited = {
          ...(hasOther ? withOther(bare) : bare),
          ...(least !== undefined && { minChoices: least }),
          ...(most !== undefined && { maxChoices: most }),
        }
        const sets = subsets(ids).map((options) => ({ options }))
        const every = [...sets, ...sets.map((set) => ({ ...set, other: 'x' }))]
        expect(verdict(limited, requirements)).toBe(truth(limited, requirements, every))
      },
    ),
    propertyRuns,
  )
})

test('K2: for rows, an answer is found exactly if brute force finds one', () => {
  const rows = [{ row: 'r' }, { row: 's' }, { row: 'gone' }]
  const anyChoice = fc.record({ op: fc.constant('is' as const), value: anyId })
  fc.assert(
    fc.property(
      fc.boolean(),
      anyIds,
      anyRequirements(anyRequirement(anySetTest, ...rows), anyRequirement(anyChoice, ...rows)),
      (several, ids, requirements) => {
        const table = { ...matrix('q', ['r', 's']), several, options: optionsOf(ids) }
        const choices = several ? subsets(ids) : [[], ...ids.map((id) => [id])]
        const every = choices.flatMap((r) => choices.map((s) => ({ r, s })))
        expect(verdict(table, requirements)).toBe(truth(table, requirements, every))
      },
    ),
    propertyRuns,
  )
})

test('K2: for numbers, an answer is found exactly if brute force finds one', () => {
  const anyHalf = fc.integer({ min: -10, max: 10 }).map((count) => count / 2)
  const every = Array.from({ length: 321 }, (_, place) => place / 8 - 20)
  fc.assert(
    fc.property(
      fc.record(
        { min: anyHalf, max: anyHalf, step: fc.constantFrom(0.5, 1, 1.5, 2, 3) },
        { requiredKeys: [] },
      ),
      anyRequirements(anyRequirement(comparing(anyHalf))),
      (limits, requirements) => {
        const question = number('q', limits)
        expect(verdict(question, requirements)).toBe(truth(question, requirements, every))
      },
    ),
    propertyRuns,
  )
})

test('K2, K3: no possible text is called impossible', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '\u0301', '\u00e1'), maxLength: 3 })
  const anyTest = fc.oneof(
    fc.record({ op: fc.constantFrom('is' as const, 'includes' as const), value: word }),
    fc.record({ op: fc.constant('isOneOf' as const), values: fc.array(word, { maxLength: 3 }) }),
  )
  const anyLength = anyRequirement(comparing(fc.nat({ max: 5 })), { measure: 'length' })
  const every = wordsOf(['a', 'b', '\u0301', 'z'], 5)
  fc.assert(
    fc.property(
      fc.record({ maxLength: fc.nat({ max: 5 }) }, { requiredKeys: [] }),
      anyRequirements(anyRequirement(anyTest), anyLength),
      (limits, requirements) => {
        const question = shortText('q', limits)
        if (answerTo(question, ...requirements) !== 'none') return
        expect(meeting(question, requirements, every)).toEqual([])
      },
    ),
    propertyRuns,
  )
})

function subsets(items: readonly string[]): string[][] {
  const [first, ...rest] = items
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((others) => [others, [first, ...others]])
}

function wordsOf(letters: readonly string[], longest: number): string[] {
  if (longest === 0) return []
  const shorter = wordsOf(letters, longest - 1)
  return [...letters, ...shorter.flatMap((word) => letters.map((letter) => word + letter))]
}
