/** Scores with other weights, pass mark and bands (rules U5 to U8). */
import type { Definition } from '#schemas/definition.ts'
import type { WhatIf } from '#schemas/whatIf.ts'
import { fractionOf } from '#src/assessment/engine/scoring/fraction.ts'
import { bandBetween, type Outcome } from '#src/assessment/engine/scoring/outcome.ts'
import type { Score } from '#src/assessment/engine/scoring/scoring.ts'

import { ranksOf } from './keyEffects.ts'
import {
  collectScores,
  greatestCommonDivisor,
  NOT_ASKED,
  type ScoredItem,
  type ScoreTable,
  TO_BE_MARKED,
} from './scoreTable.ts'

export type WeighedScore = Outcome &
  Pick<Score, 'points' | 'most' | 'mostSoFar' | 'toBeMarked'> & {
    /** The share of the points available so far, from 0 to 1; null if nothing has been scored. */
    share: number | null
    /** Among the attempts of the table; null without a share. */
    rank: number | null
  }

/** Nothing changed: the scores as they are. */
export function unchangedWhatIf({ settings: { passMark, bands = [] } }: Definition): WhatIf {
  return {
    weights: {},
    ...(passMark && { passMark: passMark.percent }),
    bands: Object.fromEntries(bands.map(({ id, from }) => [id, from])),
  }
}

/** The scores of all attempts in the table, in its order. */
export function weigh(table: ScoreTable, whatIf: WhatIf): WeighedScore[] {
  const scores = sumsOf(table, whatIf)
  const ranks = ranksOf(scores.map(({ share }) => share))
  return scores.map((score, index) => ({ ...score, rank: ranks[index] ?? null }))
}

function sumsOf(table: ScoreTable, whatIf: WhatIf): Omit<WeighedScore, 'rank'>[] {
  const { items, most, points, states, attempts } = table
  const { weights, scale } = wholeWeights(items, whatIf)
  const units = table.scale * scale
  const passes = whatIf.passMark === undefined ? null : limitAt(whatIf.passMark)
  const bands = Object.entries(whatIf.bands)
    .map(([id, from]) => ({ id, from, isReached: limitAt(from) }))
    .toSorted((a, b) => b.from - a.from)
  const scores: Omit<WeighedScore, 'rank'>[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const sum = { points: 0, most: 0, toBeMarked: 0 }
    for (let item = 0; item < items.length; item++) {
      const at = attempt * items.length + item
      if (states[at] === NOT_ASKED) continue
      const weight = weights[item] ?? 0
      const available = weight * (most[item] ?? 0)
      sum.points += weight * (points[at] ?? 0)
      sum.most += available
      if (states[at] === TO_BE_MARKED) sum.toBeMarked += available
    }
    const mostSoFar = sum.most - sum.toBeMarked
    scores.push({
      points: sum.points / units,
      most: sum.most / units,
      mostSoFar: mostSoFar / units,
      toBeMarked: sum.toBeMarked / units,
      share: mostSoFar > 0 ? sum.points / mostSoFar : null,
      ...outcome(sum),
    })
  }
  return scores

  function outcome(sum: { points: number; most: number; toBeMarked: number }): Outcome {
    if (sum.most <= 0) return { passed: null, ...bandBetween(null, null) }
    const best = sum.points + sum.toBeMarked
    const bandAt = (reached: number) =>
      bands.find(({ isReached }) => isReached(reached, sum.most))?.id ?? null
    return {
      passed: passed(passes?.(sum.points, sum.most), passes?.(best, sum.most)),
      ...bandBetween(bandAt(sum.points), bandAt(best)),
    }
  }
}

/** The score of one attempt with each of these what-ifs, in their order: as `weigh` gives it (rule U9). */
export function weighScore(
  definition: Definition,
  score: Pick<Score, 'questions' | 'calculated'>,
  whatIfs: readonly WhatIf[],
): Omit<WeighedScore, 'rank'>[] {
  const collected = collectScores(definition)
  collected.add(score)
  const table = collected.finish()
  return whatIfs.flatMap((whatIf) => sumsOf(table, whatIf))
}

function passed(worst: boolean | undefined, best: boolean | undefined): Outcome['passed'] {
  if (worst === undefined) return null
  return worst === best ? (worst ? 'yes' : 'no') : 'open'
}

/** Whether whole numbers are at least this percentage of each other, exactly. */
function limitAt(percent: number): (part: number, whole: number) => boolean {
  const { numerator, denominator } = fractionOf(percent)
  const [above, below] = [Number(numerator), 100 * Number(denominator)]
  return (part, whole) => {
    const [reached, wanted] = [part * below, whole * above]
    if (Number.isSafeInteger(reached) && Number.isSafeInteger(wanted)) return reached >= wanted
    return BigInt(part) * 100n * denominator >= BigInt(whole) * numerator
  }
}

/** The weight of each item, as whole numbers of the same unit. */
function wholeWeights(items: readonly ScoredItem[], { weights }: WhatIf) {
  const hundredths = (id: string | null) => Math.round(100 * (id === null ? 1 : weightOf(id)))
  const weightOf = (id: string) => (Object.hasOwn(weights, id) ? (weights[id] ?? 1) : 1)
  const whole = items.map(({ id, sectionId }) => hundredths(id) * hundredths(sectionId))
  const shared = whole.reduce(greatestCommonDivisor, 10_000)
  return { weights: whole.map((weight) => weight / shared), scale: 10_000 / shared }
}
