import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Option, QuestionOf } from '#schemas/question.ts'
import { multipleChoice, option, ranking, withRole } from '#tests/support/definitions.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { scored } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f']
const anyOrder = fc
  .integer({ min: 2, max: LETTERS.length })
  .chain((count) => fc.tuple(shuffled(LETTERS.slice(0, count)), shuffled(LETTERS.slice(0, count))))

function shuffled(ids: readonly string[]) {
  return fc.shuffledSubarray([...ids], { minLength: ids.length })
}

function ordered(order: string[], grading: 'perPlace' | 'perPair', points: number) {
  return ranking('q', order.toSorted(), { points, key: { order, grading } })
}

test('S17: by place, the points go down by a share for each option in another place', () => {
  fc.assert(
    fc.property(anyOrder, ([order, given]) => {
      let points = 0
      for (const [place, id] of given.entries()) if (order.indexOf(id) === place) points += 1
      const question = ordered(order, 'perPlace', order.length)
      expect(scored(question, given)).toBe(`placesMet ${points}/${order.length}`)
      // All but one in its place is not possible.
      expect(points).not.toBe(order.length - 1)
    }),
    propertyRuns,
  )
})

test('S17: by pair, the points go down by a share for each swap of neighbours that sorts them', () => {
  fc.assert(
    fc.property(anyOrder, ([order, given]) => {
      const pairs = (order.length * (order.length - 1)) / 2
      const question = ordered(order, 'perPair', pairs)
      const points = pairs - swapsToSort(given.map((id) => order.indexOf(id)))
      expect(scored(question, given)).toBe(`pairsMet ${points}/${pairs}`)
    }),
    propertyRuns,
  )
})

/** As many as a bubble sort makes. */
function swapsToSort(places: number[]): number {
  const sorted = [...places]
  let swaps = 0
  for (let at = 0; at < sorted.length - 1; at += 1) {
    const [one = 0, next = 0] = sorted.slice(at, at + 2)
    if (one <= next) continue
    sorted.splice(at, 2, next, one)
    swaps += 1
    at = -1
  }
  return swaps
}

test('S17: blank, wrong in shape, incomplete, or not offered', () => {
  const byPlace = ordered(['a', 'b', 'c'], 'perPlace', 3)
  const byPair = ordered(['a', 'b', 'c'], 'perPair', 3)
  expect(scored(byPlace, undefined)).toBe('blank 0/3')
  expect(scored(byPlace, [])).toBe('blank 0/3')
  expect(scored(byPlace, { option: 'a' })).toMatch(/ 0\/3$/)
  expect(scored(byPlace, ['a'])).toBe('placesMet 1/3')
  expect(scored(byPair, ['a', 'c'])).toBe('pairsMet 1/3')
  expect(scored(byPlace, ['a', 'gone', 'c'])).toBe('placesMet 2/3')
  expect(scored(byPair, ['a', 'gone', 'c'])).toBe('pairsMet 1/3')
  const alone = { order: ['a'], grading: 'perPlace' as const }
  expect(scored(ranking('q', ['a'], { points: 3, key: alone }), ['a'])).toBe('keyMet 3/3')
})

/** Up to five plain options, perhaps with _none_ and _all of these_, and other. */
const anyChoice = fc
  .record({
    plain: fc.integer({ min: 1, max: 4 }),
    none: fc.boolean(),
    all: fc.boolean(),
    other: fc.boolean(),
    minChoices: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  })
  .chain(({ plain, none, all, other, minChoices }) => {
    const options = [
      ...LETTERS.slice(0, plain).map((id) => option(id)),
      ...(none ? [withRole('none')] : []),
      ...(all ? [withRole('all')] : []),
    ]
    const ids = options.map(({ id }) => id)
    return fc.record({
      question: fc.subarray([...ids, 'gone']).map((key) => ({
        ...multipleChoice('q', [], {
          points: 60,
          key: { options: key, grading: 'perOption' },
          ...(other && { other: { label: authored('Other') } }),
          ...(minChoices !== undefined && { minChoices }),
        }),
        options,
      })),
      given: fc.subarray([...ids, 'gone']),
      own: other
        ? fc.option(fc.constantFrom('Ada', ' '), { nil: undefined })
        : fc.constant(undefined),
    })
  })

/** What is chosen, one plain or _none_ option after another: _all_ means every plain one. */
function isChosen({ id, role }: Option, chosen: readonly string[], options: readonly Option[]) {
  if (chosen.includes(id)) return true
  const isAll = options.some((each) => each.role === 'all' && chosen.includes(each.id))
  return role === undefined && isAll
}

/** The share as a fraction; null if no option of the key is offered. */
function shareOf({ options, key }: QuestionOf<'multipleChoice'>, given: string[], own?: string) {
  let met = 0
  let of = 0
  for (const each of options) {
    if (each.role === 'all') continue
    const isCorrect = isChosen(each, key?.options ?? [], options)
    if (isCorrect) of += 1
    if (isChosen(each, given, options)) met += isCorrect ? 1 : -1
  }
  if (own !== undefined && own.trim() !== '') met -= 1
  return of === 0 ? null : { met: Math.max(met, 0), of }
}

test('S18: a share for each correct option, less one for each other choice, never below 0', () => {
  fc.assert(
    fc.property(anyChoice, ({ question, given, own }) => {
      const answer = { options: given, ...(own !== undefined && { other: own }) }
      const share = shareOf(question, given, own)
      const isBlank = given.length === 0 && (own ?? '').trim() === ''
      fc.pre(share !== null && !isBlank)
      const points = (60 * share.met) / share.of
      expect(scored(question, answer)).toBe(`optionsMet ${points}/60`)
    }),
    propertyRuns,
  )
})

test('S18: blank, one correct option, own words only', () => {
  const key = { options: ['a'], grading: 'perOption' as const }
  const question = multipleChoice('q', ['a', 'b'], {
    points: 2,
    key,
    other: { label: authored('Other') },
  })
  expect(scored(question, undefined)).toBe('blank 0/2')
  expect(scored(question, { options: [] })).toBe('blank 0/2')
  expect(scored(question, { options: ['a'] })).toBe('optionsMet 2/2')
  expect(scored(question, { options: ['a', 'b'] })).toBe('optionsMet 0/2')
  expect(scored(question, { options: [], other: 'Ada' })).toBe('optionsMet 0/2')
  expect(scored(question, { options: ['a'], other: 'Ada' })).toBe('optionsMet 0/2')
})
