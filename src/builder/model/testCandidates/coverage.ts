import type { Definition } from '#schemas/definition.ts'
import { type Compiled, compile } from '#src/assessment/engine/evaluation/compile.ts'
import type { CompiledCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'

import { contextOf, type AttemptInput } from './attemptInput.ts'

/** A condition, and which results it had on the paths that evaluated it. */
export type ConditionCoverage = { place: FindingPlace; held: boolean; failed: boolean }
export type Coverage = {
  conditions: ConditionCoverage[]
  /** The total number of options. */
  options: number
  /** Options that no candidate chose although the question was shown. */
  optionsLeft: { questionId: string; optionId: string }[]
}

type CompiledRule = {
  place: FindingPlace
  condition: CompiledCondition
  isEvaluated: (path: Evaluation) => boolean
}

/**
 * The coverage of a set of candidates: each condition true and false, and each option (rule T2).
 */
export function coverageOf(definition: Definition, candidates: readonly AttemptInput[]): Coverage {
  const compiled = compile(definition)
  const rules = conditionsOf(compiled)
  const conditions = rules.map(({ place }) => ({ place, held: false, failed: false }))
  const chosen = new Set<string>()
  for (const candidate of candidates) {
    const path = startEvaluation(compiled, candidate.answers, contextOf(candidate))
    rules.forEach(({ condition, isEvaluated }, index) => {
      const covered = conditions[index]
      if (covered === undefined || !isEvaluated(path)) return
      if (condition.holds(path)) covered.held = true
      else covered.failed = true
    })
    for (const { questionId, optionId } of optionsIn(path)) chosen.add(`${questionId} ${optionId}`)
  }
  const options = compiled.questions.flatMap(({ question }) =>
    'options' in question
      ? question.options.map(({ id }) => ({ questionId: question.id, optionId: id }))
      : [],
  )
  return {
    conditions,
    options: options.length,
    optionsLeft: options.filter((each) => !chosen.has(`${each.questionId} ${each.optionId}`)),
  }
}

function conditionsOf({ sections, questions }: Compiled): CompiledRule[] {
  const listed = (
    place: FindingPlace,
    condition: CompiledCondition | null,
    isEvaluated: CompiledRule['isEvaluated'],
  ): CompiledRule[] => (condition === null ? [] : [{ place, condition, isEvaluated }])
  return sections.flatMap(({ section, from, to, showIf }, sectionIndex) => {
    const sectionId = section.id
    return [
      ...listed({ sectionId, field: 'showIf' }, showIf, () => true),
      ...questions.slice(from, to).flatMap((each, place) => {
        const at = { sectionId, questionId: each.question.id }
        const requiredIf = each.alwaysRequired ? null : each.requiredIf
        return [
          ...listed({ ...at, field: 'showIf' }, each.showIf, (path) => {
            return path.shownSections[sectionIndex] === 1 && path.drawn[from + place] === 1
          }),
          ...listed({ ...at, field: 'requiredIf' }, requiredIf, (path) => {
            return path.shown[from + place] === 1
          }),
        ]
      }),
    ]
  })
}

/** The options chosen in answers to shown questions. */
function optionsIn(path: Evaluation): { questionId: string; optionId: string }[] {
  return path.compiled.questions.flatMap(({ question }, index) => {
    const answer = path.answers[index]
    if (path.shown[index] === 0 || answer === undefined || !('options' in question)) return []
    const chosen = new Set(authoringOf(question).chosen(question, answer))
    return question.options
      .filter(({ id }) => chosen.has(id))
      .map(({ id }) => ({ questionId: question.id, optionId: id }))
  })
}
