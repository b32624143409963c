import type { Section } from '#schemas/definition.ts'
import { secondsOf, secondsToOpen } from '#src/assessment/engine/kinds/duration.ts'

import { type SumRange, leastOf, mostOf, type Sum, type Weighed } from './sumRange.ts'
import { drawOf } from './randomDraws.ts'
import type { ModelledQuestion } from './model.ts'
import type { Explorer } from './reachability.ts'
import { rulesAbove, scopeOf } from './scope.ts'
import { at } from './solver/trail.ts'

/** The duration of the shortest and longest paths in minutes, rounded up (rules K11, R4). */
export function minutesOfPaths(explorer: Explorer): SumRange {
  const shortest = secondsBefore(explorer, Infinity, 'least')
  const longest = secondsBefore(explorer, Infinity, 'most')
  const least = leastOf(explorer, shortest.items)
  const most = mostOf(explorer, longest.items)
  return {
    least: wholeMinutes(explorer, least),
    most: wholeMinutes(explorer, most),
    isExact: [least, most, shortest, longest].every(({ isExact }) => isExact),
  }
}

/** The maximum number of minutes before a question is reached. */
export function mostMinutesBefore(explorer: Explorer, index: number): number {
  const { model } = explorer
  const { items } = secondsBefore(explorer, index, 'most')
  const scope = scopeOf(model, rulesAbove(model, index))
  return wholeMinutes(explorer, mostOf(explorer, items, [at(model.questions, index).shown], scope))
}

/** Rounding errors must not add a minute. */
function wholeMinutes({ model }: Explorer, { sum }: Sum): number {
  const seconds = sum + secondsToOpen(model.compiled.definition.settings)
  return Math.max(0, Math.ceil(Math.round(seconds * 1000) / 60_000))
}

/**
 * The items that take time before question `end`. A section's time limit is used up by its
 * unconditional questions first, and random selections count their quickest or slowest questions.
 * With conditional questions in either, the sum is a bound and not exact.
 */
function secondsBefore(
  explorer: Explorer,
  end: number,
  wanted: 'least' | 'most',
): { items: Weighed[]; isExact: boolean } {
  const { model } = explorer
  let isExact = true
  const looked = new Set(model.rules.flatMap((rule) => rule.questionIndices))
  const items = model.compiled.sections.flatMap(({ section, from, to }, place): Weighed[] => {
    if (from > end) return []
    const { shown, showIf } = at(model.sections, place)
    const questions = model.questions.slice(from, Math.min(to, end))
    const limit = section.timeLimit ?? Infinity
    const always =
      secondsToOpen(section) +
      total(questions.filter((each) => each.showIf === null && !isPooled(section, each))) +
      drawnSeconds(section, questions, wanted)
    const left = Math.max(limit - always, 0)
    const sometimes = questions.filter((each) => each.showIf !== null)
    const isLooked = questions.some(({ index }) => looked.has(index))
    const isOpen = drawOf(section) ? isLooked || sometimes.length > 0 : left < total(sometimes)
    if (isOpen && left > 0) isExact = false
    const others = sometimes.map(({ compiled, index, shown: holds }) => ({
      holds,
      weight: Math.min(secondsOf(compiled.question), left),
      scope: scopeOf(model, rulesAbove(model, index)),
    }))
    const own = { holds: shown, weight: Math.min(always, limit), scope: scopeOf(model, [showIf]) }
    return [own, ...others]
  })
  return { items, isExact }
}

/** Conditional questions are counted separately; here they take a slot and no time. */
function drawnSeconds(
  section: Section,
  questions: readonly ModelledQuestion[],
  wanted: 'least' | 'most',
): number {
  const seconds = questions
    .filter((each) => isPooled(section, each))
    .map((each) => (each.showIf === null ? total([each]) : 0))
    .toSorted((a, b) => (wanted === 'least' ? a - b : b - a))
  const drawn = drawOf(section)?.drawn ?? 0
  return seconds.slice(0, drawn).reduce((sum, each) => sum + each, 0)
}

/** Whether it is one of the questions that some are drawn from. */
function isPooled(section: Section, { compiled }: ModelledQuestion): boolean {
  return drawOf(section) !== null && compiled.question.kind !== 'statement'
}

function total(questions: readonly ModelledQuestion[]): number {
  return questions.reduce((sum, { compiled }) => sum + secondsOf(compiled.question), 0)
}
