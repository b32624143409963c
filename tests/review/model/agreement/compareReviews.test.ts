import { expect, test } from 'vitest'

import {
  type ComparedAnswer,
  compareQuestions,
  comparedAnswers,
  differingAnswers,
} from '#src/review/model/agreement/compareReviews.ts'
import { longText } from '#tests/support/definitions.ts'
import { aJudged, aReview } from '#tests/support/reviewing/judged.ts'

const question = longText('why', { points: 4 })
const shown = () => ({ answer: 'Because.', isMasked: false })
const toMark = () => [{ question, textRules: undefined, shown }]

function answer(points: Record<string, number>, own: Partial<ComparedAnswer> = {}): ComparedAnswer {
  const given = Object.values(points)
  return {
    candidateId: crypto.randomUUID(),
    attemptId: crypto.randomUUID(),
    question,
    shown,
    points: new Map(Object.entries(points)),
    spread: (Math.max(...given) - Math.min(...given)) / 4,
    settled: null,
    ...own,
  }
}

test('A4: without a finished review of one’s own nothing is compared', () => {
  const ids = { candidateId: 'c', attemptId: 'a' }
  const omar = aReview('Omar', { why: 1 }, true)
  const of = (isDone: boolean) =>
    comparedAnswers(ids, { toMark }, aJudged(aReview('Mira', { why: 4 }, isDone), [omar]))
  expect(of(false)).toEqual([])
  expect(of(true)).toMatchObject([{ spread: 0.75, settled: null }])
  expect([...(of(true)[0]?.points ?? [])]).toEqual([
    ['Mira', 4],
    ['Omar', 1],
  ])
})

test('A4: two reviewers are compared with kappa, more with alpha', () => {
  const pairs = Array.from({ length: 30 }, (_, at) => answer({ Mira: at % 2, Omar: at % 2 }))
  expect(compareQuestions(pairs)).toMatchObject([
    {
      reviewers: ['Mira', 'Omar'],
      chance: { name: 'weighted kappa', figure: { kind: 'value', value: 1 } },
    },
  ])
  const [of] = compareQuestions([...pairs, answer({ Mira: 1, Lea: 1 })])
  expect(of?.chance).toMatchObject({
    name: 'alpha',
    figure: { kind: 'value', value: 1, cases: 31 },
  })
})

test('A5: small numbers are said, and a single rating has no kappa', () => {
  const few = Array.from({ length: 9 }, () => answer({ Mira: 1, Omar: 1 }))
  const [of] = compareQuestions(few)
  expect(of?.exact).toEqual({ kind: 'tooFew', cases: 9, needed: 10 })
  expect(of?.chance.figure).toEqual({ kind: 'tooFew', cases: 9, needed: 30 })
  const [more] = compareQuestions(Array.from({ length: 30 }, () => answer({ Mira: 1, Omar: 1 })))
  expect(more?.exact).toEqual({ kind: 'value', value: 1, cases: 30 })
  expect(more?.chance.figure).toEqual({ kind: 'noSpread', cases: 30 })
})

test('A5: the widest differences come first, and settled ones last', () => {
  const by = { kind: 'staff', name: 'Mira' } as const
  const mark = { attemptId: '', questionId: 'why', points: 2, reason: 'Agreed', at: '', by }
  const near = answer({ Mira: 1, Omar: 2 })
  const far = answer({ Mira: 0, Omar: 4 })
  const settled = answer({ Mira: 0, Omar: 4 }, { settled: mark })
  expect(differingAnswers([settled, near, answer({ Mira: 1, Omar: 1 }), far])).toEqual([
    far,
    near,
    settled,
  ])
})
