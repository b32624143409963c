import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { CompiledQuestion, CompiledSection } from './compiled.ts'

import {
  type CompiledCondition,
  compileCondition,
  type Lookup,
} from './conditions/compileCondition.ts'
import { type Dependents, linkDependents } from './dependents.ts'
import { type CompiledCalculated, compileCalculated } from './expressions/compileCalculated.ts'
import { isLaidOutAlike, type Layout, layOut, type Source } from './layout.ts'
import type { AskedQuestion } from './questions/kind.ts'
import { askQuestion } from './questions/kinds.ts'

/** A definition made ready to be evaluated. A plain value that its caller holds; never stored. */
export type Compiled = Readonly<Dependents> &
  Layout & {
    readonly definition: Definition
    /** In authored order, which is the order of evaluation. */
    readonly questions: readonly CompiledQuestion[]
    readonly sections: readonly CompiledSection[]
    readonly calculated: readonly CompiledCalculated[]
    /** Where what is calculated may first be looked at, as `openFrom` for questions. */
    readonly calculatedOpenFrom: readonly number[]
  }

/** Compiles once; what did not change is taken over from `previous` by identity (rule V7). */
export function compile(definition: Definition, previous?: Compiled): Compiled {
  if (previous?.definition === definition) return previous
  const layout = layoutOf(definition, previous)
  const asked = askAll(definition, previous)
  const calculated = calculateAll(definition, layout, asked, previous)
  const calculatedOpenFrom = opensOf(layout, calculated)
  const opening = { openFrom: layout.openFrom, calculatedOpenFrom }
  const questions: CompiledQuestion[] = []
  const sections: CompiledSection[] = []
  const lookup: Lookup = (id) => {
    const source = layout.indexByQuestionId.get(id) ?? calculatedSource(layout, id)
    // What opens later can't be looked at from here (rule C8).
    if (source === undefined) return null
    if (opensAt(source, opening) > questions.length) return null
    return { source, asked: asked[source] ?? null }
  }

  for (const section of definition.sections) {
    const from = questions.length
    const before = previous?.sections[previous.indexBySectionId.get(section.id) ?? -1]
    const showIf = compileOptional(section.showIf, lookup, before?.showIf)
    for (const question of section.questions) {
      const was = questionIn(previous, question.id)
      const its = asked[questions.length] ?? askQuestion(question)
      questions.push(compileQuestion(its, sections.length, lookup, was))
    }
    sections.push({ section, from, to: questions.length, showIf })
  }
  const own = { definition, questions, sections, calculated, calculatedOpenFrom, ...layout }
  return previous && looksAlike(previous, own)
    ? { ...own, ...dependentsIn(previous) }
    : { ...own, ...linkDependents(questions, sections, calculated, calculatedOpenFrom) }
}

function layoutOf(definition: Definition, previous: Compiled | undefined): Layout {
  if (!previous || !isLaidOutAlike(definition, previous.definition)) return layOut(definition)
  const { indexByQuestionId, indexBySectionId, indexByCalculatedId, sourceByName, openFrom } =
    previous
  return { indexByQuestionId, indexBySectionId, indexByCalculatedId, sourceByName, openFrom }
}

/** Whether everything stands where it stood, and looks at what it looked at. */
function looksAlike(previous: Compiled, now: Omit<Compiled, keyof Dependents>): boolean {
  return (
    previous.openFrom === now.openFrom &&
    now.questions.every((each, at) => {
      const before = previous.questions[at]
      return (
        each === before ||
        (looksAtSame(each.showIf, before?.showIf) &&
          looksAtSame(each.requiredIf, before?.requiredIf))
      )
    }) &&
    now.sections.every(({ showIf }, at) => looksAtSame(showIf, previous.sections[at]?.showIf)) &&
    now.calculated.every((each, at) => each === previous.calculated[at])
  )
}

function looksAtSame(
  one: CompiledCondition | null,
  other: CompiledCondition | null | undefined,
): boolean {
  if (one === other) return true
  if (!one || !other || one.targets.size !== other.targets.size) return false
  const sources = [...other.targets.values()].map((target) => target?.source)
  return [...one.targets.values()].every((target, at) => target?.source === sources[at])
}

function dependentsIn({ dependents, dependentsFrom, steps, stepByQuestion }: Compiled): Dependents {
  return { dependents, dependentsFrom, steps, stepByQuestion }
}

function askAll(definition: Definition, previous: Compiled | undefined): AskedQuestion[] {
  return definition.sections.flatMap(({ questions }) =>
    questions.map((question) => {
      const was = questionIn(previous, question.id)
      return was?.question === question ? was.asked : askQuestion(question)
    }),
  )
}

/** Each may look at every question, and at those before it in the list (rule X13). */
function calculateAll(
  definition: Definition,
  { sourceByName }: Layout,
  asked: readonly AskedQuestion[],
  previous: Compiled | undefined,
): CompiledCalculated[] {
  return definition.calculated.map((each, index) => {
    const lookup = (name: string) => {
      const source = sourceByName.get(name)
      if (source === undefined || source <= -1 - index) return null
      return { source, question: asked[source]?.question ?? null }
    }
    const was = previous?.calculated[previous.indexByCalculatedId.get(each.id) ?? -1]
    return compileCalculated(each, lookup, was)
  })
}

/** A calculated value is open from where all that it looks at is (rule X13). */
function opensOf({ openFrom }: Layout, calculated: readonly CompiledCalculated[]): number[] {
  const calculatedOpenFrom: number[] = []
  for (const { targets } of calculated) {
    const sources = [...targets.values()].flatMap((target) => target?.source ?? [])
    const opens = sources.map((source) => opensAt(source, { openFrom, calculatedOpenFrom }))
    calculatedOpenFrom.push(Math.max(0, ...opens))
  }
  return calculatedOpenFrom
}

/** The index of the first question whose condition may look at it. */
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
  asked: AskedQuestion,
  sectionIndex: number,
  lookup: Lookup,
  before: CompiledQuestion | undefined,
): CompiledQuestion {
  const { question } = asked
  const own = question.kind === 'statement' ? null : question
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
    asked,
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
