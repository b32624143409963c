import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import {
  addRow,
  changeWord,
  conditionOf,
  groupOf,
  removeRow,
  replaceRow,
} from '#src/builder/screens/conditions/conditionTree.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

function blank(question: string): Condition & { kind: 'compare' } {
  return { kind: 'compare', of: { question }, test: { op: 'isBlank' } }
}

const conditions: fc.Arbitrary<Condition> = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', 'c').map(blank),
    fc
      .array(tie('tree'), { minLength: 1, maxLength: 3 })
      .map((list): Condition => ({ kind: 'all', conditions: list })),
    fc
      .array(tie('tree'), { minLength: 1, maxLength: 3 })
      .map((list): Condition => ({ kind: 'any', conditions: list })),
    tie('tree').map((condition): Condition => ({ kind: 'not', condition })),
  ),
})).tree

/** The result of a condition if exactly the named questions are blank. */
function holds(condition: Condition, blanks: ReadonlySet<string>): boolean {
  switch (condition.kind) {
    case 'compare':
      return 'question' in condition.of && blanks.has(condition.of.question)
    case 'all':
      return condition.conditions.every((each) => holds(each, blanks))
    case 'any':
      return condition.conditions.some((each) => holds(each, blanks))
    case 'not':
      return !holds(condition.condition, blanks)
  }
}

describe('a condition as edited', () => {
  it('means the same after being converted to groups and back', () => {
    fc.assert(
      fc.property(conditions, fc.subarray(['a', 'b', 'c']), (condition, names) => {
        const blanks = new Set(names)
        const written = conditionOf(groupOf(condition))
        expect(written && holds(written, blanks)).toBe(holds(condition, blanks))
      }),
      propertyRuns,
    )
  })

  it('turns a not around a group into its connective', () => {
    const none = groupOf({
      kind: 'not',
      condition: { kind: 'any', conditions: [blank('a'), blank('b')] },
    })
    expect(none.word).toBe('none')
    expect(conditionOf(changeWord(none, [], 'any'))).toEqual({
      kind: 'any',
      conditions: [blank('a'), blank('b')],
    })
  })

  it('adds to, replaces in and removes from the group at a path', () => {
    const start = groupOf({
      kind: 'all',
      conditions: [blank('a'), { kind: 'any', conditions: [blank('b'), blank('c')] }],
    })
    const added = addRow(start, [1], blank('a'))
    expect(conditionOf(added)).toEqual({
      kind: 'all',
      conditions: [blank('a'), { kind: 'any', conditions: [blank('b'), blank('c'), blank('a')] }],
    })
    const replaced = replaceRow(added, [1, 0], blank('a'))
    expect(conditionOf(removeRow(replaced, [0]))).toEqual({
      kind: 'any',
      conditions: [blank('a'), blank('c'), blank('a')],
    })
  })

  it('removes an inner group with its last row', () => {
    const start = groupOf({
      kind: 'all',
      conditions: [blank('a'), { kind: 'not', condition: blank('b') }],
    })
    expect(removeRow(start, [1, 0])).toEqual({ kind: 'group', word: 'all', rows: [blank('a')] })
  })

  it('is no condition without a comparison', () => {
    expect(conditionOf(removeRow(groupOf(blank('a')), [0]))).toBeNull()
  })
})
