/** Which sections and questions a candidate can reach, and how (rules K1 to K6). */
import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import type { FindingPlace, Undecided } from '#src/assessment/engine/findings/findings.ts'
import { modelOf } from './buildModel.ts'
import { seedDrawing } from './randomDraws.ts'
import type { Model, Rule } from './model.ts'
import { rulesAbove, scopeOf } from './scope.ts'
import { type Budget, neededAnswers, searchPath } from './search.ts'
import type { Literal } from './solver/literal.ts'
import { type Aim, isMetWhenever, newStage, shortestOf } from './witness.ts'

export type Witness = { witness: Answers; seed?: number }
export type Reach =
  /** The answers needed and, if questions are drawn at random, a seed that draws them. */
  | ({ kind: 'reached' } & Witness)
  /** Conflicting conditions, and required questions that can't be answered. */
  | { kind: 'never'; because: FindingPlace[] }
  | { kind: 'unclear'; why: Undecided }

export type PlaceReach = { place: FindingPlace; reach: Reach }

/** The tools of a search: the clauses, an evaluation, and a budget. */
export type Explorer = {
  readonly model: Model
  readonly stage: Evaluation
  readonly budget: Budget
}

const STEPS_EACH = 300_000
const STEPS = 6_000_000

/** `steps`: the budget of all searches together; each gets a small share (rule K6). */
export function newExplorer(definition: Definition, steps = STEPS): Explorer {
  const compiled = compile(definition)
  const budget = { each: Math.min(STEPS_EACH, steps), left: steps }
  return { model: modelOf(compiled), stage: newStage(compiled), budget }
}

/** Every section and question in authored order, a section before its questions. */
export function reachAll(explorer: Explorer): PlaceReach[] {
  const { sections } = explorer.model.compiled
  return sections.flatMap(({ section, from, to }, sectionIndex) => [
    { place: { sectionId: section.id }, reach: reachSection(explorer, sectionIndex) },
    ...explorer.model.questions.slice(from, to).map(({ index, compiled }) => ({
      place: { sectionId: section.id, questionId: compiled.question.id },
      reach: reachQuestion(explorer, index),
    })),
  ])
}

function reachSection(explorer: Explorer, sectionIndex: number): Reach {
  const section = explorer.model.sections[sectionIndex]
  if (!section?.showIf) return { kind: 'reached', witness: {} }
  return findReach(explorer, [section.showIf], [section.shown], (stage) => {
    return stage.shownSections[sectionIndex] === 1
  })
}

function reachQuestion(explorer: Explorer, index: number): Reach {
  const question = explorer.model.questions[index]
  const rules = rulesAbove(explorer.model, index)
  if (!question) return { kind: 'reached', witness: {} }
  const isFree = rules.every((rule) => rule === null)
  if (isFree && question.drawn === explorer.model.solver.true) {
    return { kind: 'reached', witness: {} }
  }
  return findReach(explorer, rules, [question.shown], (stage) => stage.shown[index] === 1)
}

/** Answers and a seed for which all of `holds` is true, and the questions it depends on. */
export type Path = { answers: Answers; seed: number; settled: ReadonlySet<string> }

/** Null if there is none, or if it can't be decided. */
export function findPath(
  { model, budget }: Explorer,
  rules: readonly (Rule | null)[],
  holds: readonly Literal[],
): Path | null {
  const scope = scopeOf(model, rules)
  const searched = searchPath(model, { holds, scope }, budget)
  if (searched.kind !== 'possible') return null
  const seed = seedDrawing(searched.draws)
  const ids = scope.questions.map(({ index }) => model.compiled.questions[index]?.question.id ?? '')
  return seed === null ? null : { answers: searched.answers, seed, settled: new Set(ids) }
}

/** Whether all of `holds` can be true, with an example; it is decided by `rules`. */
export function findReach(
  { model, stage, budget }: Explorer,
  rules: readonly (Rule | null)[],
  holds: readonly Literal[],
  isMet: Aim,
): Reach {
  const scope = scopeOf(model, rules)
  const searched = searchPath(model, { holds, scope }, budget)
  if (searched.kind !== 'possible') return searched
  const seed = seedDrawing(searched.draws)
  if (seed === null) return { kind: 'unclear', why: { by: 'draw' } }
  const played = seed === 0 ? stage : newStage(model.compiled, seed)
  const witness = shortestOf(
    played,
    searched.answers,
    isMet,
    neededAnswers(model, { holds, scope }),
  )
  const isSure = witness !== null && (!scope.isCalculated || isMetWhenever(played, witness, isMet))
  if (isSure) {
    return { kind: 'reached', witness, ...(searched.draws.length > 0 && { seed }) }
  }
  if (scope.isCalculated) return { kind: 'unclear', why: { by: 'calculated' } }
  throw new Error('A path that was found does not lead there')
}
