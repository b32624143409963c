/**
 * Copies with new ids. Conditions that refer to a question in the same copy then refer to its copy;
 * other references stay (rule E4).
 */
import type { Condition } from '#schemas/condition.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import {
  mapComparedTexts,
  mapComparisons,
  optionsNamedOf,
} from '#src/assessment/engine/conditionMapping.ts'

import { withOwnTranslations } from '#src/assessment/engine/texts/translations.ts'
import { withCopiedTranslations } from './translating.ts'
import { candidateWithIds, withSameDraw } from './copyingTests.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { withNames, withNamesInTexts } from './naming.ts'
import { mapPartIds } from './partIds.ts'
import type { Mint } from '#src/assessment/engine/place.ts'

type NewIds = {
  /** New ids of questions and calculated values. */
  readonly byId: Map<string, string>
  /** New ids of options and rows, by question, since they are unique only within it. */
  readonly partsOf: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * Copies with new ids for the questions, their options and their rows; references among them become
 * references to the copies (rule E4).
 */
export function copyQuestions(questions: readonly Question[], mint: Mint): Question[] {
  const ids = mintIds(questions, mint)
  return questions.map((question) => withIds(question, ids))
}

/** Copies a section with its questions. */
export function copySection(section: Section, mint: Mint): Section {
  return copySections([section], mint)[0] ?? section
}

/** Copies a whole definition with new ids, for a new assessment. */
export function copyDefinition(definition: Definition, mint: Mint): Definition {
  return copyWithTests(definition, [], mint).definition
}

/** Copies an assessment with its test candidates, whose answers get the new ids. */
export function copyWithTests(
  definition: Definition,
  candidates: readonly TestCandidate[],
  mint: Mint,
): { definition: Definition; testCandidates: TestCandidate[] } {
  const questions = questionsOf(definition)
  const questionById = new Map(questions.map((question) => [question.id, question]))
  const ids = mintIds(questions, mint)
  for (const { id } of definition.calculated) ids.byId.set(id, mint('c'))
  const copy = {
    ...definition,
    sections: sectionsWithIds(definition.sections, ids, mint),
    calculated: definition.calculated.map((each) => ({ ...each, id: newId(ids, each.id) })),
  }
  const newIdOf = (id: string) => newId(ids, id)
  const named = withNames(copy, newIdOf)
  return {
    definition: withOwnTranslations(
      withCopiedTranslations(named, definition.sections, named.sections),
    ),
    testCandidates: candidates.map((candidate) =>
      withSameDraw(
        candidateWithIds(candidate, newIdOf, (questionId) => ({
          question: questionById.get(questionId),
          newPart: partRenamer(ids, questionId),
        })),
        definition.sections,
        copy.sections,
      ),
    ),
  }
}

function copySections(sections: readonly Section[], mint: Mint): Section[] {
  const questions = sections.flatMap((section) => section.questions)
  const ids = mintIds(questions, mint)
  return sectionsWithIds(sections, ids, mint)
}

function sectionsWithIds(sections: readonly Section[], ids: NewIds, mint: Mint): Section[] {
  return sections.map((section) => ({
    ...section,
    ...(section.showIf && { showIf: conditionWithIds(section.showIf, ids) }),
    id: mint('s'),
    questions: section.questions.map((question) => withIds(question, ids)),
  }))
}

function mintIds(questions: readonly Question[], mint: Mint): NewIds {
  const byId = new Map<string, string>()
  const partsOf = new Map<string, Map<string, string>>()
  for (const question of questions) {
    const parts = new Map<string, string>()
    byId.set(question.id, mint('q'))
    if ('options' in question) for (const { id } of question.options) parts.set(id, mint('o'))
    if ('rows' in question) for (const { id } of question.rows) parts.set(id, mint('r'))
    partsOf.set(question.id, parts)
  }
  return { byId, partsOf }
}

function withIds(question: Question, ids: NewIds): Question {
  const newPart = partRenamer(ids, question.id)
  const quoting = withNamesInTexts(question, (name) => newId(ids, name))
  const copy = { ...mapPartIds(quoting, newPart), id: newId(ids, question.id) }
  if (copy.showIf) copy.showIf = conditionWithIds(copy.showIf, ids)
  if ('requiredIf' in copy && copy.requiredIf) {
    copy.requiredIf = conditionWithIds(copy.requiredIf, ids)
  }
  if ('options' in copy) {
    copy.options = copy.options.map((option) => ({ ...option, id: newPart(option.id) }))
  }
  if ('rows' in copy) {
    copy.rows = copy.rows.map((row) => ({ ...row, id: newPart(row.id) }))
  }
  return copy
}

function conditionWithIds(condition: Condition, ids: NewIds): Condition {
  const renamed = mapComparisons(condition, (comparison) => {
    const { of } = comparison
    if ('calculated' in of) return { ...comparison, of: { calculated: newId(ids, of.calculated) } }
    if (!ids.partsOf.has(of.question)) return comparison
    const newPart = partRenamer(ids, of.question)
    const row = of.row === undefined ? {} : { row: newPart(of.row) }
    const namesOptions = optionsNamedOf(comparison) !== null
    const test = namesOptions ? mapComparedTexts(comparison.test, newPart) : comparison.test
    return {
      ...comparison,
      of: { ...of, question: newId(ids, of.question), ...row },
      test: test ?? comparison.test,
    }
  })
  return renamed ?? condition
}

function newId({ byId }: NewIds, id: string): string {
  return byId.get(id) ?? id
}

function partRenamer({ partsOf }: NewIds, questionId: string): (partId: string) => string {
  return (partId) => partsOf.get(questionId)?.get(partId) ?? partId
}
