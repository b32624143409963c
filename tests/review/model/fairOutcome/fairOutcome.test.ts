import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fairOutcome, type FairOutcome } from '#src/review/model/fairOutcome/fairOutcome.ts'
import type { GroupCount } from '#src/review/model/fairOutcome/groups.ts'
import { LEAST_SHOWN } from '#src/review/model/fairOutcome/masking.ts'
import { text } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** The last one did not answer. */
function counts(...groups: readonly (readonly [selected: number, members: number])[]) {
  return groups.map(
    ([selected, members], place): GroupCount => ({
      group:
        place === groups.length - 1
          ? { kind: 'unanswered' }
          : { kind: 'option', id: `${place}`, label: text(`Group ${place}`) },
      members,
      selected,
    }),
  )
}

const shownSizes = ({ groups }: FairOutcome) => groups.map(({ shown }) => shown?.members ?? null)
const ratios = ({ groups }: FairOutcome) =>
  groups.map(({ shown }) => (shown?.comparison.kind === 'compared' ? shown.comparison : null))

// Questions and Answers on the Uniform Guidelines, 44 FR 11996, Q&A 11.
test('G7: the published example is below four fifths for one group, and not at exactly four fifths', () => {
  const outcome = fairOutcome(counts([60, 100], [45, 100], [48, 100], [51, 100], [0, 20]))
  expect(ratios(outcome).map((each) => each && [each.ratio, each.isBelowFourFifths])).toEqual([
    null,
    [0.75, true],
    [0.8, false],
    [0.85, false],
    null,
  ])
  expect(outcome.groups[0]?.shown?.comparison).toEqual({ kind: 'highest' })
  expect(outcome.groups[4]?.shown).toMatchObject({ rate: 0, comparison: { kind: 'none' } })
})

test('G7: groups with the same highest rate are not compared with each other', () => {
  const { groups } = fairOutcome(counts([3, 9], [5, 15], [1, 9], [0, 0]))
  expect(groups.map(({ shown }) => shown?.comparison.kind)).toEqual([
    'highest',
    'highest',
    'compared',
    undefined,
  ])
})

test('G7: nothing is compared if nobody is selected, or if only one group is shown', () => {
  for (const given of [counts([0, 9], [0, 20], [0, 5]), counts([4, 9], [4, 9])]) {
    const { groups } = fairOutcome(given)
    expect(groups.map(({ shown }) => shown?.comparison.kind)).not.toContain('compared')
    expect(groups.map(({ shown }) => shown?.comparison.kind)).not.toContain('highest')
  }
})

test('G7: the rate of those who did not answer is never the highest', () => {
  const { groups } = fairOutcome(counts([3, 9], [2, 9], [9, 9]))
  expect(groups.map(({ shown }) => shown?.comparison.kind)).toEqual(['highest', 'compared', 'none'])
})

test('G6: a small group is hidden, and another one with it if it could be computed', () => {
  expect(shownSizes(fairOutcome(counts([1, 4], [5, 20], [5, 9], [6, 30])))).toEqual([
    null,
    20,
    null,
    30,
  ])
  expect(shownSizes(fairOutcome(counts([1, 4], [1, 1], [5, 9], [6, 30])))).toEqual([
    null,
    null,
    9,
    30,
  ])
  const one = fairOutcome(counts([1, 4], [5, 20], [5, 9]))
  expect(shownSizes(one)).toEqual([null, 20, null])
  expect(one.hidden).toEqual({ groups: 2, members: 13, selected: 6 })
})

test('G6: empty groups are hidden, and give nobody away', () => {
  expect(shownSizes(fairOutcome(counts([0, 0], [5, 20], [5, 9])))).toEqual([null, 20, 9])
})

test('G6: if there are only small groups, none is shown', () => {
  const outcome = fairOutcome(counts([1, 4], [1, 3], [0, 0]))
  expect(shownSizes(outcome)).toEqual([null, null, null])
})

const anyCounts = fc
  .array(
    fc
      .integer({ min: 0, max: 12 })
      .chain((members) => fc.tuple(fc.integer({ min: 0, max: members }), fc.constant(members))),
    { minLength: 1, maxLength: 7 },
  )
  .map((groups) => counts(...groups))

test('G6: whatever is shown, no group of fewer than five can be computed from it', () => {
  fc.assert(
    fc.property(anyCounts, (given) => {
      const outcome = fairOutcome(given)
      const shown = outcome.groups.flatMap((each) => each.shown ?? [])
      expect(shown.every(({ members }) => members >= LEAST_SHOWN)).toBe(true)
      // Everybody can know both totals; nothing smaller than a group remains of them, and it is
      // shared by several groups.
      const left = outcome.members - shown.reduce((sum, { members }) => sum + members, 0)
      expect(outcome.hidden.members).toBe(left)
      if (left === 0 || shown.length === 0) return
      expect(left).toBeGreaterThanOrEqual(LEAST_SHOWN)
      const hidden = given.filter((_, place) => outcome.groups[place]?.shown === null)
      expect(hidden.filter(({ members }) => members > 0).length).toBeGreaterThan(1)
    }),
    propertyRuns,
  )
})

test('G6: what a hidden group has is nowhere in the outcome', () => {
  fc.assert(
    fc.property(anyCounts, (given) => {
      const outcome = fairOutcome(given)
      const moved = given.map((each) => ({ ...each }))
      const [one, other] = moved.filter((_, place) => outcome.groups[place]?.shown === null)
      if (one === undefined || other === undefined || one.selected === 0) return
      if (other.selected === other.members) return
      one.selected -= 1
      other.selected += 1
      expect(fairOutcome(moved)).toEqual(outcome)
    }),
    propertyRuns,
  )
})

test('G7: hiding keeps the figures of what is shown', () => {
  fc.assert(
    fc.property(anyCounts, (given) => {
      const { groups, members, selected } = fairOutcome(given)
      expect(members).toBe(given.reduce((sum, each) => sum + each.members, 0))
      expect(selected).toBe(given.reduce((sum, each) => sum + each.selected, 0))
      for (const [place, { shown }] of groups.entries()) {
        if (shown === null) continue
        expect(shown.members).toBe(given[place]?.members)
        expect(shown.rate).toBe((given[place]?.selected ?? 0) / shown.members)
      }
    }),
    propertyRuns,
  )
})
