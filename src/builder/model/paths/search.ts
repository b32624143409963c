/**
 * Whether any path satisfies a goal. The solver proposes which literals are true; each question
 * then says whether an answer satisfies its demands, and what is impossible becomes a clause.
 */
import type { Answer } from '#schemas/answer.ts'
import type { FindingPlace, Undecided } from '#src/assessment/engine/findings/findings.ts'

import type { Demand } from '#src/assessment/engine/kinds/parts/demand.ts'
import { type FoundAnswer, findAnswer } from './findAnswer.ts'
import { drawOf, type RequiredDraw } from './randomDraws.ts'
import type { Model, Scope, ScopedQuestion } from './model.ts'
import { type Literal, opposite } from './solver/literal.ts'
import { addClause, solve } from './solver/solver.ts'
import { at } from './solver/trail.ts'

export type Searched =
  | { kind: 'possible'; answers: Record<string, Answer>; draws: RequiredDraw[] }
  /** A minimal set of rules that conflict with the goal. */
  | { kind: 'never'; because: FindingPlace[] }
  | { kind: 'unclear'; why: Undecided }

export type Wanted = {
  readonly holds: readonly Literal[]
  readonly scope: Scope
}

/** Steps left for a single search and for all of them; counted down. */
export type Budget = { readonly each: number; left: number }

type Met =
  | { kind: 'possible'; answers: Record<string, Answer>; draws: RequiredDraw[]; unclear: string[] }
  | { kind: 'impossible'; core: Literal[] }
  | { kind: 'spent' }

/**
 * Answers that make everything wanted true. First only with certain answers; if that fails, also
 * with undecided ones, so that the result is only _never_ if nothing was unclear (rules K3, K4 and
 * K6).
 */
export function searchPath(model: Model, wanted: Wanted, budget: Budget): Searched {
  const certain = [opposite(model.unclear)]
  const met = meet(model, wanted, [...certain, ...wanted.scope.rules], budget)
  if (met.kind === 'possible') return { kind: 'possible', answers: met.answers, draws: met.draws }
  if (met.kind === 'spent') return { kind: 'unclear', why: { by: 'budget' } }
  const generous = met.core.includes(opposite(model.unclear))
    ? meet(model, wanted, wanted.scope.rules, budget)
    : met
  if (generous.kind === 'spent') return { kind: 'unclear', why: { by: 'budget' } }
  if (generous.kind === 'possible') {
    return { kind: 'unclear', why: { by: 'text', questionIds: generous.unclear } }
  }
  const core = smallest(model, wanted, generous.core, budget)
  // Rules are numbered in authored order.
  const inOrder = core.toSorted((a, b) => a - b)
  return { kind: 'never', because: inOrder.flatMap((rule) => model.placeByRule.get(rule) ?? []) }
}

/** Null if it can't be decided. */
export function canMeet(model: Model, wanted: Wanted, budget: Budget): boolean | null {
  const certain = meet(model, wanted, [opposite(model.unclear), ...wanted.scope.rules], budget)
  if (certain.kind === 'possible') return wanted.scope.isCalculated ? null : true
  const isRuledOut =
    certain.kind === 'impossible' && !certain.core.includes(opposite(model.unclear))
  return isRuledOut ? false : null
}

/**
 * Questions that must be answered on every path to the goal: only those that follow directly from
 * the rules for showing, so not all of them.
 */
export function neededAnswers({ compiled, solver }: Model, { holds, scope }: Wanted): Set<string> {
  const assumed = [...scope.showing, ...holds]
  const solved = solve(solver, { assumed, decided: [], steps: Infinity })
  if (solved.kind !== 'possible') return new Set()
  const needed = scope.questions.filter(({ answered }) => solved.holds(answered) === true)
  return new Set(needed.map(({ index }) => at(compiled.questions, index).question.id))
}

/** Drops every rule that the conflict doesn't need. */
function smallest(
  model: Model,
  wanted: Wanted,
  core: readonly Literal[],
  budget: Budget,
): Literal[] {
  let rules = core.filter((each) => model.placeByRule.has(each))
  for (const rule of rules) {
    const others = rules.filter((each) => each !== rule)
    const met = meet(model, wanted, others, budget)
    if (met.kind === 'impossible') rules = others.filter((each) => met.core.includes(each))
  }
  return rules
}

function meet(
  model: Model,
  { holds, scope }: Wanted,
  rules: readonly Literal[],
  budget: Budget,
): Met {
  const assumed = [...rules, ...holds]
  // Calculated values may have any result; a path that needs nothing of them is the easiest to
  // confirm.
  const decided = [...(scope.isCalculated ? model.calculatedAsBlank : []), ...scope.choices]
  const before = model.solver.trail.steps
  const most = Math.min(budget.each, budget.left)
  for (;;) {
    const spent = model.solver.trail.steps - before
    if (spent > most) {
      budget.left -= spent
      return { kind: 'spent' }
    }
    const solved = solve(model.solver, { assumed, decided, steps: most - spent })
    const met = solved.kind === 'possible' ? answer(model, scope, solved.holds) : solved
    if (met === null) continue
    budget.left -= model.solver.trail.steps - before
    return met
  }
}

/** An answer to each question that must have one; null if there is none, which is then learned. */
function answer(
  model: Model,
  scope: Scope,
  holds: (literal: Literal) => boolean | null,
): Extract<Met, { kind: 'possible' }> | null {
  const answers: Record<string, Answer> = {}
  const unclear: string[] = []
  const lessons: Literal[][] = []
  const isGenerous = holds(model.unclear) !== false
  for (const question of scope.questions) {
    if (holds(question.answered) !== true) continue
    const { id } = at(model.compiled.questions, question.index).question
    const demanded = question.atoms.flatMap(({ literal }) => {
      const isWanted = holds(literal)
      return isWanted === null ? [] : isWanted ? literal : opposite(literal)
    })
    const found = findOnce(model, question, demanded)
    if (found.kind === 'found') answers[id] = found.answer
    else if (found.kind === 'unclear' && isGenerous) unclear.push(id)
    else lessons.push(lessonOf(model, question, demanded, found))
  }
  for (const lesson of lessons) addClause(model.solver, lesson)
  if (lessons.length > 0) return null
  return { kind: 'possible', answers, draws: drawsOf(model, holds), unclear }
}

/** The questions that must be drawn, as far as decided. */
function drawsOf(model: Model, holds: (literal: Literal) => boolean | null): RequiredDraw[] {
  return model.compiled.sections.flatMap(({ section, from, to }) => {
    if (drawOf(section) === null) return []
    const drawnByPlace = new Map<number, boolean>()
    for (const { drawn, index } of model.questions.slice(from, to)) {
      const isDrawn = holds(drawn)
      if (isDrawn !== null && drawn !== model.solver.true) drawnByPlace.set(index - from, isDrawn)
    }
    return drawnByPlace.size > 0 ? [{ section, drawnByPlace }] : []
  })
}

/** An answer for which these comparisons are true, or false if negated. */
function findOnce(
  model: Model,
  { index, atoms }: ScopedQuestion,
  demanded: readonly Literal[],
): FoundAnswer {
  const { compiled, found } = at(model.questions, index)
  const key = demanded.join(' ')
  const known = found.get(key)
  if (known !== undefined) return known
  const demands = atoms.flatMap((atom): Demand[] => {
    const isWanted = demanded.includes(atom.literal)
    return isWanted || demanded.includes(opposite(atom.literal)) ? [{ ...atom, isWanted }] : []
  })
  const looked = findAnswer(compiled.prepared, index, demands)
  found.set(key, looked)
  return looked
}

/** A clause against conflicting demands, none of which is superfluous. */
function lessonOf(
  model: Model,
  question: ScopedQuestion,
  demanded: readonly Literal[],
  found: FoundAnswer,
): Literal[] {
  let kept = demanded
  let reason = found.kind
  for (const demand of demanded) {
    const fewer = kept.filter((each) => each !== demand)
    const without = findOnce(model, question, fewer).kind
    // An uncertain answer must not rule out a certain one.
    if (without === 'found' || (reason === 'none' && without === 'unclear')) continue
    kept = fewer
    reason = without
  }
  const lesson = kept.map(opposite)
  return [opposite(question.answered), ...lesson, ...(reason === 'unclear' ? [model.unclear] : [])]
}
