import type { Compiled } from '#src/assessment/engine/evaluation/compile.ts'
import type { CompiledQuestion } from '#src/assessment/engine/evaluation/compiled.ts'
import type { CompiledCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import { comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'

import { findAnswer } from './findAnswer.ts'
import { literalOf } from './conditionLiterals.ts'
import { conditionSources } from './conditionSources.ts'
import { drawOf, limitDrawing } from './randomDraws.ts'
import type { Atom, Model, Rule } from './model.ts'
import { type Literal, opposite } from './solver/literal.ts'
import { addClause, allOf, newSolver, newVariable, type Solver } from './solver/solver.ts'

/** The model of all paths through the definition. */
export function modelOf(compiled: Compiled): Model {
  const solver = newSolver()
  const model: Model = {
    compiled,
    solver,
    questions: [],
    sections: [],
    rules: [],
    placeByRule: new Map(),
    unclear: newVariable(solver),
    literalByComparison: new Map(),
    calculatedAsBlank: [],
    literalsByTargets: new WeakMap(),
    scopeByRules: new Map(),
  }
  for (const { section, from, to, showIf } of compiled.sections) {
    const place = { sectionId: section.id }
    const rule = showIf && addRule(model, showIf, { ...place, field: 'showIf' })
    const shown = rule ? outcomeOf(model, rule) : solver.true
    model.sections.push({ place, shown, showIf: rule })
    for (const each of compiled.questions.slice(from, to)) addQuestion(model, each, place, shown)
  }
  limitDrawings(model)
  return model
}

function addQuestion(
  model: Model,
  compiled: CompiledQuestion,
  { sectionId }: FindingPlace,
  sectionShown: Literal,
): void {
  const { solver, questions } = model
  const index = questions.length
  const place: FindingPlace = { ...(sectionId && { sectionId }), questionId: compiled.question.id }
  const showIf = compiled.showIf && addRule(model, compiled.showIf, { ...place, field: 'showIf' })
  const drawn = isDrawnByLot(model, compiled) ? newVariable(solver) : solver.true
  const shown = allOf(solver, [
    sectionShown,
    drawn,
    showIf ? outcomeOf(model, showIf) : solver.true,
  ])
  const requiredIf = compiled.alwaysRequired ? null : compiled.requiredIf
  const requiredRule = requiredIf && addRule(model, requiredIf, { ...place, field: 'requiredIf' })
  const always = compiled.alwaysRequired ? solver.true : opposite(solver.true)
  const required = allOf(solver, [shown, requiredRule?.holds ?? always])
  const requiredCounts = requiredRule?.counts ?? newVariable(solver)
  model.placeByRule.set(requiredCounts, requiredRule?.place ?? { ...place, field: 'required' })
  const answered = newVariable(solver)
  addClause(solver, [opposite(answered), shown])
  const answerable = answerabilityOf(compiled, index)
  if (answerable === 'no') addClause(solver, [opposite(answered)])
  const rows = compiled.question.kind === 'matrix' ? finishedAtom(solver, compiled, index) : null
  if (rows !== null) addClause(solver, [opposite(rows.literal), answered])
  // A question that can't be answered is a finding of its own, and doesn't make what follows
  // unreachable (K1).
  if (answerable !== 'no') {
    addClause(solver, [opposite(requiredCounts), opposite(required), rows?.literal ?? answered])
  }
  if (answerable === 'unclear') addClause(solver, [opposite(answered), model.unclear])
  questions.push({
    index,
    compiled,
    drawn,
    shown,
    answered,
    required,
    requiredCounts,
    showIf,
    requiredIf: requiredRule,
    atoms: rows === null ? [] : [rows],
    found: new Map(),
    answerable,
  })
}

/** Every row is answered, as *required* demands. */
function finishedAtom(
  solver: Solver,
  { prepared, question }: CompiledQuestion,
  index: number,
): Atom {
  return {
    literal: newVariable(solver),
    of: { question: question.id },
    test: { op: 'isNotBlank' },
    holds: ({ answers }) => prepared.unfinished(answers[index]) === null,
    always: true,
  }
}

function isDrawnByLot(
  { compiled: { sections } }: Model,
  { sectionIndex, question }: CompiledQuestion,
): boolean {
  const section = sections[sectionIndex]?.section
  return section !== undefined && question.kind !== 'statement' && drawOf(section) !== null
}

/** Called once it is known which questions are read by something. */
function limitDrawings(model: Model): void {
  const looked = new Set(model.rules.flatMap((rule) => rule.questionIndices))
  for (const { section, from, to } of model.compiled.sections) {
    const draw = drawOf(section)
    if (draw === null) continue
    const pool = model.questions.slice(from, to).filter(({ drawn }) => drawn !== model.solver.true)
    const literals = (isLooked: boolean) =>
      pool.filter(({ index }) => looked.has(index) === isLooked).map(({ drawn }) => drawn)
    limitDrawing(model.solver, draw, literals(true), literals(false))
  }
}

function answerabilityOf(compiled: CompiledQuestion, index: number): 'yes' | 'no' | 'unclear' {
  const { kind } = findAnswer(compiled.prepared, index, [])
  if (kind === 'unclear') return kind
  return kind === 'found' ? 'yes' : 'no'
}

function addRule(model: Model, compiled: CompiledCondition, place: FindingPlace): Rule {
  const counts = newVariable(model.solver)
  model.placeByRule.set(counts, place)
  const { source } = compiled
  const holds = literalOf(model, source, compiled)
  const atoms = comparisonsOf(source).map((each) => literalOf(model, each, compiled))
  const rule = {
    place,
    compiled,
    holds,
    atoms,
    counts,
    ...conditionSources(model.compiled, compiled),
  }
  model.rules.push(rule)
  return rule
}

/** Whether the rule lets its place be shown: the condition's result, while the rule is enabled. */
function outcomeOf({ solver }: Model, { holds, counts }: Rule): Literal {
  const outcome = newVariable(solver)
  addClause(solver, [opposite(counts), opposite(outcome), holds])
  addClause(solver, [opposite(counts), outcome, opposite(holds)])
  return outcome
}
