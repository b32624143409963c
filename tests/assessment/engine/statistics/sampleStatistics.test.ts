/** The figures of the sample data, compared with formulas written out plainly and slowly. */
import { beforeAll, describe, expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { type Figure, valueOf } from '#src/assessment/engine/statistics/figure.ts'
import {
  countedAttempts,
  type SubmittedAttempt,
} from '#src/assessment/engine/statistics/submissions.ts'
import {
  plainAlpha,
  plainCorrelation,
  plainMean,
  plainVariance,
} from '#tests/support/reviewing/plainFormulas.ts'
import { sampleRecords } from '#tests/support/reviewing/sampleRecords.ts'
import { me } from '#tests/support/reviewing/submissions.ts'

/** To nine decimals. */
const near = (value: number): unknown => expect.closeTo(value, 9)
let versions: { definition: Definition; attempts: SubmittedAttempt[] }[] = []

beforeAll(async () => {
  const made = await sampleRecords()
  versions = made.versions.map(({ id, definition }) => ({
    definition,
    attempts: countedAttempts(made.responses, id),
  }))
})

describe.each([0, 1, 2])('sample version %i', (which) => {
  test('F4, F5: facility and discrimination equal the plain formulas', () => {
    const { statistics, table, items } = compared(which)
    expect(items.length).toBeGreaterThan(3)
    let related = 0
    for (const id of items) {
      const pairs: [number, number][] = []
      const shares: number[] = []
      for (const row of table) {
        const mine = row[id]
        if (mine === undefined) continue
        shares.push(mine.points / mine.most)
        let [points, most] = [0, 0]
        for (const other of items) {
          if (other === id) continue
          points += row[other]?.points ?? 0
          most += row[other]?.most ?? 0
        }
        if (most > 0) pairs.push([mine.points / mine.most, points / most])
      }
      const found = statistics.questions.find(({ questionId }) => questionId === id)
      expectFigure(found?.facility, shares.length, 10, () => plainMean(shares))
      expectFigure(found?.discrimination, pairs.length, 30, () => plainCorrelation(pairs))
      if (valueOf(found?.discrimination ?? null) !== null) related += 1
    }
    // Version 1 of the first assessment has too few submissions for relations.
    expect(related > 3 || table.length < 30).toBe(true)
  })

  test('F7, F8: the scores equal the plain formulas', () => {
    const { statistics, shares } = compared(which)
    expectFigure(statistics.mean, shares.length, 10, () => plainMean(shares))
    expectFigure(statistics.deviation, shares.length, 10, () => Math.sqrt(plainVariance(shares)))
    const sorted = shares.toSorted((a, b) => a - b)
    const low = sorted[Math.floor((shares.length - 1) / 2)] ?? 0
    const high = sorted[Math.ceil((shares.length - 1) / 2)] ?? 0
    expectFigure(statistics.median, shares.length, 10, () => (low + high) / 2)
    for (let tenth = 0; tenth < 10; tenth++) {
      const within = shares.filter(
        (share) => share >= tenth / 10 && (tenth === 9 || share < (tenth + 1) / 10),
      )
      expect(statistics.tenths[tenth]).toBe(within.length)
    }
  })

  test('F9: alpha and the standard error equal the plain formulas', () => {
    const { statistics, table, items } = compared(which)
    const complete = table.filter((row) => items.every((id) => row[id] !== undefined))
    expect(statistics.reliability).toMatchObject({
      items: items.length,
      complete: complete.length,
    })
    const alphaOf = (ids: readonly string[]) => plainAlpha(columnsOf(complete, ids))
    expectFigure(statistics.reliability.alpha, complete.length, 30, () => alphaOf(items))
    const most = items.reduce((sum, id) => sum + (complete[0]?.[id]?.most ?? 0), 0)
    expectFigure(
      statistics.reliability.standardError,
      complete.length,
      30,
      () =>
        (Math.sqrt(plainVariance(totalsOf(complete, items))) * Math.sqrt(1 - alphaOf(items))) /
        most,
    )
    const isRelated = complete.length >= 30
    for (const { questionId, alphaWithout } of statistics.questions) {
      const left = items.filter((id) => id !== questionId)
      const isItem = left.length < items.length
      expect(alphaWithout).toEqual(
        isItem && isRelated
          ? { kind: 'value', cases: complete.length, value: near(alphaOf(left)) }
          : null,
      )
    }
  })
})

test('some of the sample data has an alpha, and some too few submissions for it', () => {
  const kinds = versions.map(
    ({ definition, attempts }) =>
      assessmentStatistics(definition, attempts, me).reliability.alpha?.kind ?? null,
  )
  expect(kinds).toContain('value')
  expect(kinds).toContain('tooFew')
})

/** Points of one submission by question; those hidden are absent. */
type Row = Record<string, { points: number; most: number } | undefined>

function compared(which: number) {
  const version = versions[which]
  if (version === undefined) throw new Error('The sample data has three versions')
  const { definition, attempts } = version
  const scores = attempts.map((attempt) => scoreAnswers(definition, attempt.answers, attempt))
  const table = scores.map(
    (score): Row =>
      Object.fromEntries(
        score.questions
          .filter(({ rule }) => rule !== 'notShown' && rule !== 'noPoints')
          .map(({ questionId, points, most }) => [questionId, { points, most }]),
      ),
  )
  const items = questionsOf(definition)
    .map(({ id }) => id)
    .filter(
      (id) =>
        table.some((row) => row[id] !== undefined) &&
        scores.every(({ questions }) =>
          questions.every(({ questionId, rule }) => questionId !== id || rule !== 'toBeMarked'),
        ),
    )
  return {
    statistics: assessmentStatistics(definition, attempts, me),
    table,
    items,
    shares: scores
      .filter(({ mostSoFar }) => mostSoFar > 0)
      .map(({ points, mostSoFar }) => points / mostSoFar),
  }
}

function expectFigure(
  figure: Figure | null | undefined,
  cases: number,
  needed: number,
  plain: () => number,
): void {
  expect(figure).toEqual(
    cases < needed
      ? { kind: 'tooFew', cases, needed }
      : { kind: 'value', cases, value: near(plain()) },
  )
}

function totalsOf(rows: readonly Row[], ids: readonly string[]): number[] {
  return rows.map((row) => ids.reduce((sum, id) => sum + (row[id]?.points ?? 0), 0))
}

function columnsOf(rows: readonly Row[], ids: readonly string[]): number[][] {
  return ids.map((id) => rows.map((row) => row[id]?.points ?? 0))
}
