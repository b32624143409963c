import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { type ChangeOf, inserted, withChange, without } from '#src/assessment/engine/change.ts'
import { withOwnCodes } from './uniqueCodes.ts'
import { withCopiedTranslations } from './translating.ts'
import { copyQuestion } from './copying.ts'
import { findQuestion, mapQuestions, mapSections } from './definition.ts'
import type { Mint } from '#src/assessment/engine/place.ts'
import { addSection } from './sections.ts'

type ChangeOfEach<Q> = Q extends Question ? ChangeOf<Omit<Q, 'id' | 'kind'>> : never
export type QuestionChange = ChangeOfEach<Question>

/**
 * Inserts a question at an index of the section. Its code changes if it is already in use (rule
 * E3).
 */
export function addQuestion(
  definition: Definition,
  sectionId: string,
  index: number,
  question: Question,
): Definition {
  return insertQuestions(definition, sectionId, index, withOwnCodes(definition, [question]))
}

/** Appends whole sections to the assessment, and questions to the section. */
export function addQuestions(
  definition: Definition,
  added: { sections: readonly Section[] } | { sectionId: string; questions: readonly Question[] },
): Definition {
  if ('sections' in added) {
    return added.sections.reduce(
      (draft, section) => addSection(draft, draft.sections.length, section),
      definition,
    )
  }
  const questions = withOwnCodes(definition, added.questions)
  return insertQuestions(definition, added.sectionId, Infinity, questions)
}

/** `index` is the position within the section after the move. */
export function moveQuestion(
  definition: Definition,
  questionId: string,
  toSectionId: string,
  index: number,
): Definition {
  const found = findQuestion(definition, questionId)
  const isThere = definition.sections.some((section) => section.id === toSectionId)
  if (found === null || !isThere) return definition
  const lifted = removeQuestion(definition, questionId)
  return insertQuestions(lifted, toSectionId, index, [found.question])
}

/** Inserts the copy after the original, with its translations. */
export function duplicateQuestion(
  definition: Definition,
  questionId: string,
  mint: Mint,
): Definition {
  const found = findQuestion(definition, questionId)
  if (found === null) return definition
  const { section, index, question } = found
  const copy = copyQuestion(question, mint)
  const after = addQuestion(definition, section.id, index + 1, copy)
  const alone = (each: Question) => [{ ...section, questions: [each] }]
  const added = findQuestion(after, copy.id)?.question ?? copy
  return withCopiedTranslations(after, alone(question), alone(added))
}

/** References to it stay; see `usesOf` and `removeReferences`. */
export function removeQuestion(definition: Definition, questionId: string): Definition {
  return mapSections(definition, (section) => {
    const questions = without(section.questions, questionId)
    return questions === section.questions ? section : { ...section, questions }
  })
}

/** Properties that are undefined in `change` are removed. */
export function updateQuestion(
  definition: Definition,
  questionId: string,
  change: QuestionChange,
): Definition {
  return mapQuestions(definition, (question) =>
    question.id === questionId ? withChange(question, change) : question,
  )
}

/** Replaces the question that has the same id. */
export function replaceQuestion(definition: Definition, question: Question): Definition {
  return mapQuestions(definition, (each) => (each.id === question.id ? question : each))
}

function insertQuestions(
  definition: Definition,
  sectionId: string,
  index: number,
  questions: readonly Question[],
): Definition {
  return mapSections(definition, (section) =>
    section.id === sectionId
      ? { ...section, questions: inserted(section.questions, index, ...questions) }
      : section,
  )
}
