import { isKeyInParts } from '#src/engine/kinds/scoring.ts'
import { isScoredByOption, leastForOptions } from '#src/engine/scoring/optionPoints.ts'
import { sumOf } from '#src/engine/scoring/sumOf.ts'
import { worthOf } from '#src/engine/scoring/worth.ts'

import { drawnSum } from './drawnPool.ts'
import { type Extremes, leastOf, mostOf, type Weighed } from './extremes.ts'
import { canMiss, keyAtom } from './keyAtom.ts'
import type { ModelledQuestion } from './model.ts'
import type { Explorer } from './reach.ts'
import { joinScopes, rulesAbove, scopeOf, scopeWith } from './scope.ts'
import { opposite } from './solver/literal.ts'
import { addClause, newVariable } from './solver/solver.ts'

type Side = 'least' | 'most'

/**
 * The minimum and maximum points of a path, including marks given by people (rule K16). They are
 * only bounds if conditions read an answer that is scored in parts, if a required matrix has a row
 * that can only be correct, if questions are drawn at random, or if calculated values give points.
 */
export function pointsOfPaths(explorer: Explorer): Extremes {
  const { model } = explorer
  const calculated = model.compiled.calculated.map(({ source }) => source.points?.most ?? 0)
  const most = mostOf(explorer, itemsOf(explorer, 'most'))
  const least = leastOf(explorer, itemsOf(explorer, 'least'))
  const isWhole = model.questions.every(isCountedWhole)
  const hasLots = model.compiled.sections.some(({ section }) => section.draw !== undefined)
  return {
    least: sumOf([least.sum]),
    most: sumOf([most.sum, ...calculated]),
    isExact: most.isExact && least.isExact && isWhole && !hasLots && sumOf(calculated) === 0,
  }
}

function itemsOf(explorer: Explorer, side: Side): Weighed[] {
  const { model } = explorer
  const byPlace = model.compiled.sections.map(({ section, from, to }, place) => {
    const { shown, showIf } = model.sections[place] ?? { shown: model.solver.true, showIf: null }
    const questions = model.questions.slice(from, to)
    const drawn = drawnSum(explorer, section, questions, side, (each) => pointsOf(each, side))
    const alone = questions.filter((each) => each.drawn === model.solver.true || each.showIf)
    const pool = { holds: shown, weight: drawn, scope: scopeOf(model, [showIf]) }
    return { pool, alone }
  })
  const alone = byPlace.flatMap((each) => each.alone)
  const isForced = side === 'least' && alone.some((each) => pointsOf(each, side) || !canMiss(each))
  return [
    ...byPlace.map(({ pool }) => pool),
    ...alone.map((each) => itemOf(explorer, each, side, isForced)),
  ].filter(({ weight }) => weight !== 0)
}

/** Its points once it is shown, regardless of other questions. */
function pointsOf({ compiled, answerable }: ModelledQuestion, side: Side): number {
  const { question, alwaysRequired } = compiled
  if (answerable === 'no') return 0
  if (side === 'most') return worthOf(question)
  if (!isScoredByOption(question)) return 0
  const least = leastForOptions(question)
  return alwaysRequired ? least : Math.min(0, least)
}

/**
 * Its points on a path. For the minimum, assume that every key is missed, unless the item counts
 * anyway (`isForced`), because then missing a key may be the cause.
 */
function itemOf(
  { model }: Explorer,
  question: ModelledQuestion,
  side: Side,
  isForced: boolean,
): Weighed {
  const { shown, given, index, requiredIf } = question
  const rules = rulesAbove(model, index)
  const item = { holds: shown, weight: pointsOf(question, side), scope: scopeOf(model, rules) }
  const own = { scope: scopeOf(model, [...rules, requiredIf]) }
  if (side === 'least') {
    if (!isForced || (!isLookedAt(question) && canMiss(question))) return item
  } else if (item.weight === 0 || !isLookedAt(question)) return item
  const met = keyAtom(question, () => newVariable(model.solver))
  // Marked by people: counts once anything is answered, if it gives any points.
  if (met === null && side === 'least') return item
  if (met === null)
    return { ...item, holds: given, scope: joinScopes([own, scopeWith(question, [])]) }
  addClause(model.solver, [opposite(met.literal), given])
  const { scope: asked } = scopeWith(question, [met])
  const answered = { scope: { ...asked, rules: [question.requiredCounts] } }
  const scope = joinScopes([own, answered])
  return { holds: met.literal, weight: pointsOf(question, 'most'), scope }
}

/** Whether conditions distinguish its answers. */
function isLookedAt({ atoms }: ModelledQuestion): boolean {
  return atoms.some(({ always }) => !always)
}

/** Whether its points on a path are known: if its answer matters elsewhere, all or nothing. */
function isCountedWhole(question: ModelledQuestion): boolean {
  const isScored = pointsOf(question, 'most') !== 0 || pointsOf(question, 'least') !== 0
  if (!isScored) return true
  const { question: asked, requiredIf } = question.compiled
  if (isScoredByOption(asked)) return !isLookedAt(question) && requiredIf === null
  return !(isKeyInParts(asked) && (isLookedAt(question) || !canMiss(question)))
}
