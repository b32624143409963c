import { expect, test } from 'vitest'

import type { Figure } from '#src/assessment/engine/statistics/figure.ts'
import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { questionMap } from '#src/review/screens/statistics/questionMap.ts'

const figure = (value: number): Figure => ({ kind: 'value', value, cases: 30 })

function row(
  number: number,
  facility: number,
  discrimination: number | Figure,
  changes: Partial<QuestionStatistics> = {},
) {
  const statistics: QuestionStatistics = {
    ...{ questionId: `q${number}`, number, asked: 30, answered: 30, blank: 0, notShown: 0 },
    ...{ toBeMarked: 0, most: 1, facility: figure(facility), alphaWithout: null, groupSize: 8 },
    discrimination: typeof discrimination === 'number' ? figure(discrimination) : discrimination,
    ...{ reached: [], choices: [], advice: [] },
    ...changes,
  }
  return { statistics, prompt: 'Why?' }
}

test('F4, F5: a question is placed by both figures, those to check on top', () => {
  const map = questionMap([
    row(1, 0.62, -0.28, { advice: [{ kind: 'negative' }] }),
    row(2, 0.5, 0.4),
  ])
  expect(map.points.map(({ number }) => number)).toEqual([2, 1])
  expect(map.points[1]).toMatchObject({
    words: '1. Why?: facility 62%, discrimination −0.28',
    isToCheck: true,
  })
  expect(map).toMatchObject({ missing: [], tooFew: null })
})

test('the axis of discrimination starts at 0, or a fifth below the lowest', () => {
  expect(questionMap([row(1, 0.5, 0.4)]).lowest).toBe(0)
  expect(questionMap([row(1, 0.5, -0.01), row(2, 0.5, 0.4)]).lowest).toBe(-0.2)
  expect(questionMap([row(1, 0.5, -1)]).lowest).toBe(-1)
  expect(questionMap([row(1, 0.5, -0.6)]).lowest).toBe(-0.6)
})

test('questions that are close together share a label, which is inside the chart and covers no other question', () => {
  const { labels } = questionMap([
    row(6, 0.55, 0.42),
    row(3, 0.509, 0.41),
    row(1, 0.501, 0.42),
    row(2, 0.2, 0.42),
    row(4, 1, 1, { advice: [{ kind: 'tooEasy' }] }),
  ])
  expect(labels).toMatchObject([
    { text: '6', side: 'right' },
    { text: '1, 3', side: 'left', facility: 0.501, isToCheck: false },
    { text: '2', side: 'right' },
    { text: '4', side: 'left', isToCheck: true },
  ])
})

test('what has no place is named, or why nothing has one', () => {
  const tooFew = { kind: 'tooFew', cases: 12, needed: 30 } as const
  const noSpread = { kind: 'noSpread', cases: 30 } as const
  expect(questionMap([row(2, 1, noSpread), row(1, 0.5, 0.4)])).toMatchObject({ missing: [2] })
  expect(questionMap([row(1, 0.5, tooFew)])).toMatchObject({ points: [], labels: [], tooFew })
  expect(questionMap([row(1, 0.5, tooFew, { most: 0 })])).toMatchObject({
    missing: [],
    tooFew: null,
  })
  expect(questionMap([])).toMatchObject({ points: [], lowest: 0, tooFew: null })
})
