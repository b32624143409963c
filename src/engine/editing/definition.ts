import type { Definition, Section, Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { type ChangeOf, mapChanged, withChange } from './change.ts'

/** A draft with one empty section. */
export function emptyDefinition(title: string, ids: { sectionId: string }): Definition {
  return {
    format: 1,
    language: 'en',
    translations: {},
    settings: { title, layout: 'section' },
    sections: [{ id: ids.sectionId, title: '', questions: [] }],
    calculated: [],
  }
}

/** What is undefined in `change` is taken away. */
export function updateSettings(definition: Definition, change: ChangeOf<Settings>): Definition {
  return { ...definition, settings: withChange(definition.settings, change) }
}

export type FoundQuestion = {
  question: Question
  section: Section
  sectionIndex: number
  /** Its place within the section. */
  index: number
}

/** The question and where it stands. Null: it is not there. */
export function findQuestion(definition: Definition, questionId: string): FoundQuestion | null {
  for (const [sectionIndex, section] of definition.sections.entries()) {
    const index = section.questions.findIndex((question) => question.id === questionId)
    const question = section.questions[index]
    if (question !== undefined) return { question, section, sectionIndex, index }
  }
  return null
}

/** Null: it is not there. */
export function findSection(definition: Definition, sectionId: string): Section | null {
  return definition.sections.find((section) => section.id === sectionId) ?? null
}

/** Every question in authored order. */
export function questionsOf(definition: Definition): Question[] {
  return definition.sections.flatMap((section) => section.questions)
}

/** Changes sections one by one; what comes back unchanged keeps its identity (rule E1). */
export function mapSections(
  definition: Definition,
  change: (section: Section) => Section,
): Definition {
  const sections = mapChanged(definition.sections, change)
  return sections === definition.sections ? definition : { ...definition, sections }
}

/** Changes questions one by one; what comes back unchanged keeps its identity (rule E1). */
export function mapQuestions(
  definition: Definition,
  change: (question: Question) => Question,
): Definition {
  return mapSections(definition, (section) => {
    const questions = mapChanged(section.questions, change)
    return questions === section.questions ? section : { ...section, questions }
  })
}
