import { isScoredByOption, leastForOptions } from '#src/assessment/engine/scoring/optionPoints.ts'
import { sumOf } from '#src/assessment/engine/scoring/sumOf.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'

import type { Model, ModelledQuestion } from './model.ts'
import { drawOf } from './randomDraws.ts'

/** No path gives fewer or more; a path may not give exactly as many. */
export type Bounds = { least: number; most: number }

/**
 * Bounds for the points of every path, including marks given by people (rule K16): the sums for all
 * questions that can be reached, whether or not one path shows them all.
 */
export function pointsOfPaths(
  { compiled, questions }: Model,
  isReached: (questionId: string) => boolean,
): Bounds {
  const bySection = compiled.sections.map(({ section, from, to, showIf }): Bounds => {
    const scored = questions
      .slice(from, to)
      .filter(({ compiled: { question } }) => question.kind !== 'statement')
      .map((each): Bounds => {
        const isOut = each.answerable === 'no' || !isReached(each.compiled.question.id)
        return isOut ? { least: 0, most: 0 } : boundsOf(each, showIf === null)
      })
    const drawn = drawOf(section)?.drawn ?? scored.length
    const least = scored.map((each) => each.least).toSorted((a, b) => a - b)
    const most = scored.map((each) => each.most).toSorted((a, b) => b - a)
    return { least: sumOf(least.slice(0, drawn)), most: sumOf(most.slice(0, drawn)) }
  })
  const calculated = compiled.calculated.map(({ source }) => source.points?.most ?? 0)
  return {
    least: sumOf(bySection.map(({ least }) => least)),
    most: sumOf([...bySection.map(({ most }) => most), ...calculated]),
  }
}

/** A blank answer gives nothing, and neither does a question that is not shown. */
function boundsOf({ compiled, showIf }: ModelledQuestion, isSectionShown: boolean): Bounds {
  const { question, alwaysRequired } = compiled
  const chosen = isScoredByOption(question) ? leastForOptions(question) : 0
  const isAlwaysAnswered = isSectionShown && showIf === null && alwaysRequired
  return {
    least: isAlwaysAnswered ? chosen : Math.min(0, chosen),
    most: worthOf(question),
  }
}
