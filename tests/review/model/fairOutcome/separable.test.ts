import fc from 'fast-check'
import { expect, test } from 'vitest'

import { LEAST_SHOWN } from '#src/review/model/fairOutcome/masking.ts'
import { separableCriteria } from '#src/review/model/fairOutcome/separable.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** Of twenty candidates, the first ones. */
const first = (count: number) => Array.from({ length: 20 }, (_, place) => place < count)

test('G9: a criterion is left out if fewer than five candidates tell it from one before it', () => {
  const offered = separableCriteria([
    { criterion: 'passed', isSelected: first(12) },
    { criterion: 'phone', isSelected: first(11) },
    { criterion: 'tech', isSelected: first(7) },
    { criterion: 'offer', isSelected: first(3) },
    { criterion: 'hired', isSelected: first(2) },
  ])
  expect(offered).toEqual(['passed', 'tech', 'hired'])
})

test('G9: criteria that select the same candidates are both offered', () => {
  const isSelected = first(3)
  expect(
    separableCriteria([
      { criterion: 'offer', isSelected },
      { criterion: 'hired', isSelected: [...isSelected] },
    ]),
  ).toEqual(['offer', 'hired'])
})

test('G9: it counts on both sides: one who only passed, and one who only moved on', () => {
  const swapped = first(12).map((each, place) => (place === 0 || place === 12 ? !each : each))
  expect(
    separableCriteria([
      { criterion: 'passed', isSelected: first(12) },
      { criterion: 'phone', isSelected: swapped },
    ]),
  ).toEqual(['passed'])
})

test('G9: no two offered criteria are told apart by few, and the first one is always offered', () => {
  const anySelections = fc
    .nat({ max: 30 })
    .chain((count) =>
      fc.array(fc.array(fc.boolean(), { minLength: count, maxLength: count }), { maxLength: 5 }),
    )
  fc.assert(
    fc.property(anySelections, (selections) => {
      const offered = separableCriteria(
        selections.map((isSelected, criterion) => ({ criterion, isSelected })),
      )
      expect(offered.slice(0, 1)).toEqual(selections.length === 0 ? [] : [0])
      for (const one of offered) {
        for (const other of offered) {
          const [a = [], b = []] = [selections[one], selections[other]]
          const between = a.filter((each, place) => each !== b[place]).length
          expect(between === 0 || between >= LEAST_SHOWN).toBe(true)
        }
      }
    }),
    propertyRuns,
  )
})
