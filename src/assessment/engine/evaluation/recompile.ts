/**
 * Recompiles after an edit that moved nothing. The cost depends on what was edited and its
 * dependents, not on the length of the definition.
 */
import type { Definition } from '#schemas/definition.ts'
import type { CompiledQuestion, CompiledSection } from './compiled.ts'
import {
  type CompiledCondition,
  compileCondition,
  type Lookup,
} from '#src/assessment/engine/conditions/compileCondition.ts'
import type { Dependents } from './dependents.ts'
import { hasSameLayout } from './hasSameLayout.ts'
import type { Layout } from '#src/assessment/engine/layout.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import type { PreparedQuestion } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { canBeRequired } from '#src/assessment/engine/selfIdentification.ts'

type Parts = Readonly<Dependents> &
  Layout & {
    readonly definition: Definition
    readonly questions: readonly CompiledQuestion[]
    readonly sections: readonly CompiledSection[]
  }

/**
 * Null if a condition changed, something moved, or a calculated value depends on what was edited:
 * then everything must be recompiled.
 */
export function recompile<C extends Parts>(definition: Definition, previous: C): C | null {
  if (!hasSameLayout(definition, previous.definition)) return null
  const edited = editedIn(definition, previous)
  if (edited === null) return null
  const prepared = new Map<number, PreparedQuestion>()
  const questions = [...previous.questions]
  const sections = previous.sections.map((before, at) => {
    const section = definition.sections[at]
    return section === undefined || section === before.section ? before : { ...before, section }
  })
  for (const [index, question] of edited) {
    const before = previous.questions[index]
    if (before === undefined) return null
    const next = prepareQuestion(question, definition.textRules)
    const alwaysRequired = canBeRequired(question) && question.required
    prepared.set(index, next)
    questions[index] = { ...before, question, prepared: next, alwaysRequired }
  }
  const again = (condition: CompiledCondition | null) => condition && followed(condition, prepared)
  for (const { of, index } of lookingAt(previous, edited.keys())) {
    const [question, section] = [questions[index], sections[index]]
    if (of === 'calculated') return null
    if (of === 'section' && section) {
      sections[index] = { ...section, showIf: again(section.showIf) }
    } else if (of === 'question' && question) {
      const { showIf, requiredIf } = question
      questions[index] = { ...question, showIf: again(showIf), requiredIf: again(requiredIf) }
    }
  }
  return { ...previous, definition, questions, sections }
}

/** The changed questions by index; null if their dependencies may have changed too. */
function editedIn(definition: Definition, previous: Parts) {
  const edited = new Map<number, CompiledQuestion['question']>()
  for (const [at, { section: before, from }] of previous.sections.entries()) {
    const section = definition.sections[at]
    if (section === undefined || section === before) continue
    if (section.showIf !== before.showIf) return null
    for (const [place, question] of section.questions.entries()) {
      const was = before.questions[place]
      if (question === was) continue
      if (was === undefined || question.showIf !== was.showIf) return null
      if (requiredIfOf(question) !== requiredIfOf(was)) return null
      edited.set(from + place, question)
    }
  }
  return edited
}

function requiredIfOf(question: CompiledQuestion['question']) {
  return canBeRequired(question) ? question.requiredIf : undefined
}

function lookingAt(
  { dependents, dependentsFrom, steps }: Parts,
  indexes: Iterable<number>,
): Set<Dependents['steps'][number]> {
  const looking = new Set<Dependents['steps'][number]>()
  for (const index of indexes) {
    for (const at of dependents.subarray(dependentsFrom[index], dependentsFrom[index + 1])) {
      const step = steps[at]
      if (step) looking.add(step)
    }
  }
  return looking
}

/** Recompiles a condition on the same sources, whose questions may have changed. */
function followed(
  condition: CompiledCondition,
  prepared: ReadonlyMap<number, PreparedQuestion>,
): CompiledCondition {
  const lookup: Lookup = (id) => {
    const target = condition.targets.get(id)
    const now = target && prepared.get(target.source)
    return now ? { source: target.source, prepared: now } : (target ?? null)
  }
  return compileCondition(condition.source, lookup, condition)
}
