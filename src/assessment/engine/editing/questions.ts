import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { type ChangeOf, inserted, withChange } from '#src/assessment/engine/change.ts'
import { withOwnCodes } from './uniqueCodes.ts'
import { withCopiedTranslations } from './translating.ts'
import { copyQuestions } from './copying.ts'
import { findQuestion, mapQuestions, mapSections } from './definition.ts'
import { type Mint, questionsOf } from '#src/assessment/engine/place.ts'
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
  return moveQuestions(definition, [questionId], toSectionId, index)
}

/**
 * Moves them together, in authored order. `index` is the position of the first one after the move,
 * so it counts the questions of the section that don't move (rule E19).
 */
export function moveQuestions(
  definition: Definition,
  questionIds: readonly string[],
  toSectionId: string,
  index: number,
): Definition {
  const moving = questionsAmong(questionsOf(definition), questionIds)
  const isThere = definition.sections.some((section) => section.id === toSectionId)
  if (moving.length === 0 || !isThere) return definition
  return insertQuestions(removeQuestions(definition, questionIds), toSectionId, index, moving)
}

/** Inserts the copy after the original, with its translations. */
export function duplicateQuestion(
  definition: Definition,
  questionId: string,
  mint: Mint,
): Definition {
  return duplicateQuestions(definition, [questionId], mint)
}

/**
 * In each section, inserts the copies together after the last original, with their translations.
 * References among the originals then refer to the copies (rules E4 and E19).
 */
export function duplicateQuestions(
  definition: Definition,
  questionIds: readonly string[],
  mint: Mint,
): Definition {
  const originals = definition.sections.flatMap((section) => {
    const questions = questionsAmong(section.questions, questionIds)
    return questions.length === 0 ? [] : [{ ...section, questions }]
  })
  if (originals.length === 0) return definition
  const all = originals.flatMap(({ questions }) => questions)
  let left = withOwnCodes(definition, copyQuestions(all, mint))
  const copies = originals.map((section) => {
    const questions = left.slice(0, section.questions.length)
    left = left.slice(questions.length)
    return { ...section, questions }
  })
  const after = copies.reduce((draft, { id, questions }, at) => {
    const last = originals[at]?.questions.at(-1)
    const index = last === undefined ? -1 : (findQuestion(draft, last.id)?.index ?? -1)
    return insertQuestions(draft, id, index + 1, questions)
  }, definition)
  return withCopiedTranslations(after, originals, copies)
}

/** References to it stay; see `usesOf` and `removeReferences`. */
export function removeQuestion(definition: Definition, questionId: string): Definition {
  return removeQuestions(definition, [questionId])
}

/** References to them stay; see `usesOf` and `removeReferences`. */
export function removeQuestions(
  definition: Definition,
  questionIds: readonly string[],
): Definition {
  const removed = new Set(questionIds)
  return mapSections(definition, (section) => {
    const questions = section.questions.filter(({ id }) => !removed.has(id))
    return questions.length === section.questions.length ? section : { ...section, questions }
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

function questionsAmong(questions: readonly Question[], ids: readonly string[]): Question[] {
  const chosen = new Set(ids)
  return questions.filter(({ id }) => chosen.has(id))
}
