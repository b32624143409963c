import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { CompiledQuestion, CompiledSection } from './compiled.ts'

import {
  type CompiledCondition,
  compileCondition,
  type Lookup,
} from '#src/assessment/engine/conditions/compileCondition.ts'
import { type Dependents, linkDependents } from './dependents.ts'
import {
  type CompiledCalculated,
  compileCalculated,
  textsOfAnswers,
} from '#src/assessment/engine/calculated/compileCalculated.ts'
import { type Layout, layOut, type Source } from '#src/assessment/engine/layout.ts'
import type { PreparedQuestion } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import { canBeRequired } from '#src/assessment/engine/selfIdentification.ts'

/** A definition prepared for evaluation. A plain value held by the caller and never stored. */
export type Compiled = Readonly<Dependents> &
  Layout & {
    readonly definition: Definition
    /** In authored order, which is also the order of evaluation. */
    readonly questions: readonly CompiledQuestion[]
    readonly sections: readonly CompiledSection[]
    readonly calculated: readonly CompiledCalculated[]
    /** From which question on each calculated value can be used, like `openFrom` for questions. */
    readonly calculatedOpenFrom: readonly number[]
  }

/** A compiled definition without its dependency graph. */
export type CompiledParts = Omit<Compiled, keyof Dependents>

/** Compiles a definition. After an edit, `compileEdited` costs less. */
export function compile(definition: Definition): Compiled {
  return withDependents(compileParts(definition, layOut(definition)))
}

/** Adds the dependency graph. */
export function withDependents(parts: CompiledParts): Compiled {
  const { questions, sections, calculated, calculatedOpenFrom } = parts
  return { ...parts, ...linkDependents(questions, sections, calculated, calculatedOpenFrom) }
}

/** Unchanged parts are reused from `previous` by identity (rule V7). */
export function compileParts(
  definition: Definition,
  layout: Layout,
  previous?: Compiled,
): CompiledParts {
  const prepared = prepareAll(definition, previous)
  const calculated = calculateAll(definition, layout, prepared, previous)
  const calculatedOpenFrom = opensOf(layout, calculated)
  const opening = { openFrom: layout.openFrom, calculatedOpenFrom }
  const questions: CompiledQuestion[] = []
  const sections: CompiledSection[] = []
  const lookup: Lookup = (id) => {
    const source = layout.indexByQuestionId.get(id) ?? calculatedSource(layout, id)
    // Later questions can't be used here (rule C8).
    if (source === undefined) return null
    if (opensAt(source, opening) > questions.length) return null
    const isFair = calculated[-1 - source]?.texts === 'short'
    return { source, prepared: prepared[source] ?? null, ...(isFair && { isFair }) }
  }

  for (const section of definition.sections) {
    const from = questions.length
    const before = previous?.sections[previous.indexBySectionId.get(section.id) ?? -1]
    const showIf = compileOptional(section.showIf, lookup, before?.showIf)
    for (const question of section.questions) {
      const was = questionIn(previous, question.id)
      const next = prepared[questions.length] ?? prepareQuestion(question, definition.textRules)
      questions.push(compileQuestion(next, sections.length, lookup, was))
    }
    sections.push({ section, from, to: questions.length, showIf })
  }
  return { definition, questions, sections, calculated, calculatedOpenFrom, ...layout }
}

function prepareAll(definition: Definition, previous: Compiled | undefined): PreparedQuestion[] {
  return definition.sections.flatMap(({ questions }) =>
    questions.map((question) => {
      const was = questionIn(previous, question.id)
      return was?.question === question
        ? was.prepared
        : prepareQuestion(question, definition.textRules)
    }),
  )
}

/**
 * Each calculated value may use every question, and the values before it in the list (rule X13).
 */
function calculateAll(
  { calculated: values, textRules }: Definition,
  { sourceByName }: Layout,
  prepared: readonly PreparedQuestion[],
  previous: Compiled | undefined,
): CompiledCalculated[] {
  const calculated: CompiledCalculated[] = []
  for (const [index, each] of values.entries()) {
    const lookup = (name: string) => {
      const source = sourceByName().get(name)
      if (source === undefined || source <= -1 - index) return null
      const question = prepared[source]?.question ?? null
      if (question === null) {
        return { source, question, texts: calculated[-1 - source]?.texts ?? 'none' }
      }
      return { source, question, texts: textsOfAnswers(question, textRules) }
    }
    const was = previous?.calculated[previous.indexByCalculatedId.get(each.id) ?? -1]
    calculated.push(compileCalculated(each, lookup, was))
  }
  return calculated
}

/** A calculated value can be used once everything it depends on can be (rule X13). */
function opensOf({ openFrom }: Layout, calculated: readonly CompiledCalculated[]): number[] {
  const calculatedOpenFrom: number[] = []
  for (const { targets } of calculated) {
    const sources = [...targets.values()].flatMap((target) => target?.source ?? [])
    const opens = sources.map((source) => opensAt(source, { openFrom, calculatedOpenFrom }))
    calculatedOpenFrom.push(Math.max(0, ...opens))
  }
  return calculatedOpenFrom
}

/** The index of the first question whose condition may use it. */
export function opensAt(
  source: Source,
  { openFrom, calculatedOpenFrom }: Pick<Compiled, 'openFrom' | 'calculatedOpenFrom'>,
): number {
  return (source < 0 ? calculatedOpenFrom[-1 - source] : openFrom[source]) ?? 0
}

function calculatedSource({ indexByCalculatedId }: Layout, id: string): Source | undefined {
  const index = indexByCalculatedId.get(id)
  return index === undefined ? undefined : -1 - index
}

function questionIn(compiled: Compiled | undefined, id: string): CompiledQuestion | undefined {
  return compiled?.questions[compiled.indexByQuestionId.get(id) ?? -1]
}

function compileQuestion(
  prepared: PreparedQuestion,
  sectionIndex: number,
  lookup: Lookup,
  before: CompiledQuestion | undefined,
): CompiledQuestion {
  const { question } = prepared
  const own = canBeRequired(question) ? question : null
  const showIf = compileOptional(question.showIf, lookup, before?.showIf)
  const requiredIf = compileOptional(own?.requiredIf, lookup, before?.requiredIf)
  const isSame =
    before?.question === question &&
    before.sectionIndex === sectionIndex &&
    before.showIf === showIf &&
    before.requiredIf === requiredIf
  if (isSame) return before
  return {
    question,
    prepared,
    sectionIndex,
    showIf,
    requiredIf,
    alwaysRequired: own?.required ?? false,
    missing: before?.missing ?? { questionId: question.id, rule: 'required' },
  }
}

function compileOptional(
  condition: Condition | undefined,
  lookup: Lookup,
  before: CompiledCondition | null | undefined,
): CompiledCondition | null {
  return condition === undefined ? null : compileCondition(condition, lookup, before ?? null)
}
