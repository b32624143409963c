import { expect, test } from 'vitest'

import {
  type ComparedAnswer,
  compareQuestions,
  comparedAnswers,
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
    given: [],
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

test('A7: the question with the smallest share of same marks comes first', () => {
  const of = (id: string, ...pairs: [number, number][]) =>
    pairs.map(([Mira, Omar]) => answer({ Mira, Omar }, { question: longText(id, { points: 4 }) }))
  const half = of('half', [1, 1], [0, 4], [2, 2], [4, 0], [3, 3], [1, 2], [4, 4], [2, 0])
  const none = of('none', [1, 2])
  const all = of('all', [1, 1], [2, 2], [3, 3])
  const order = compareQuestions([...half, ...all, ...none]).map(({ question: { id } }) => id)
  expect(order).toEqual(['none', 'half', 'all'])
})

test('A9: marks are offered as they were given, one’s own first, with level, reason and comment', () => {
  const ids = { candidateId: 'c', attemptId: 'a' }
  const mine = aReview('Mira', { why: 4 }, true)
  const zoe = aReview('Zoe', { why: 2 }, true)
  const omar = aReview('Omar', { why: 1 }, true)
  const at = omar.at
  omar.marks = { why: { points: 1, level: 'weak', reason: 'Too short', at } }
  omar.comments = { why: 'Ask again' }
  const [compared] = comparedAnswers(ids, { toMark }, aJudged(mine, [zoe, omar]))
  expect(compared?.given).toEqual([
    { name: 'Mira', isMine: true, points: 4, comment: null },
    {
      name: 'Omar',
      isMine: false,
      points: 1,
      level: 'weak',
      reason: 'Too short',
      comment: 'Ask again',
    },
    { name: 'Zoe', isMine: false, points: 2, comment: null },
  ])
})
