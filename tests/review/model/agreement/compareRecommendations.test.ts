import { expect, test } from 'vitest'

import type { Recommendation } from '#schemas/review.ts'
import { recommendationsOf } from '#src/review/model/recommendations.ts'
import {
  agreementOnRecommendations,
  comparedRecommendations,
  differingRecommendations,
} from '#src/review/model/agreement/compareRecommendations.ts'
import { aJudged, aReview } from '#tests/support/reviewing/judged.ts'

function review(name: string, recommendation: Recommendation | null, isDone = true) {
  return { ...aReview(name, {}, isDone), ...(recommendation && { recommendation }) }
}

function compared(...given: Recommendation[]) {
  const names = ['Lea', 'Mira', 'Omar']
  const [mine, ...others] = given.map((each, at) => review(names[at] ?? '', each))
  const found = comparedRecommendations({ mine: mine ?? null, others })
  if (found === null) throw new Error('Two of them')
  return found
}

test('J10: one’s own recommendation and those of others, from worst to best', () => {
  const mine = review('Mira', 'yes')
  const others = [review('Omar', 'strongYes'), review('Lea', 'strongNo'), review('Ana', 'yes')]
  expect(recommendationsOf({ mine, others })).toEqual(['strongNo', 'yes', 'yes', 'strongYes'])
  expect(recommendationsOf({ mine: null, others: [] })).toEqual([])
  expect(recommendationsOf({ mine: review('Mira', null), others: [] })).toEqual([])
})

test('A6: compared are finished reviews with a recommendation, if one’s own is finished', () => {
  const omar = review('Omar', 'no')
  const of = (mine: ReturnType<typeof review>) => comparedRecommendations(aJudged(mine, [omar]))
  expect(of(review('Mira', 'strongYes', false))).toBeNull()
  expect(of(review('Mira', null))).toBeNull()
  expect(of(review('Mira', 'strongYes'))).toEqual({
    recommendations: new Map([
      ['Mira', 'strongYes'],
      ['Omar', 'no'],
    ]),
    spread: 2,
  })
})

test('A6: two reviewers are compared with kappa, more with alpha for ranks', () => {
  const pairs = Array.from({ length: 30 }, (_, at) =>
    at % 2 === 0 ? compared('no', 'no') : compared('yes', 'yes'),
  )
  expect(agreementOnRecommendations(pairs)).toMatchObject({
    reviewers: ['Lea', 'Mira'],
    exact: { kind: 'value', value: 1 },
    chance: { name: 'weighted kappa', figure: { kind: 'value', value: 1 } },
  })
  // Strong yes against yes is nearer than strong no against yes.
  const [weighted, lower] = [compared('strongYes', 'yes'), compared('strongNo', 'yes')].map(
    (each) => agreementOnRecommendations([...pairs, each]).chance.figure,
  )
  if (weighted?.kind !== 'value' || lower?.kind !== 'value') throw new Error('Enough')
  expect(weighted.value).toBeGreaterThan(lower.value)
  const near = [...pairs, compared('strongNo', 'no', 'no')]
  const far = [...pairs, compared('strongNo', 'yes', 'yes')]
  const [alpha, less] = [near, far].map((each) => agreementOnRecommendations(each).chance)
  expect(alpha?.name).toBe('alpha')
  if (alpha?.figure.kind !== 'value' || less?.figure.kind !== 'value') throw new Error('Enough')
  expect(alpha.figure.value).toBeGreaterThan(less.figure.value)
})

test('A6: small numbers are said, and the widest differences come first', () => {
  const [none, one, three] = [
    compared('yes', 'yes'),
    compared('no', 'yes'),
    compared('strongNo', 'strongYes'),
  ]
  expect(agreementOnRecommendations([none]).exact).toEqual({ kind: 'tooFew', cases: 1, needed: 10 })
  expect(differingRecommendations([none, one, three])).toEqual([three, one])
})
