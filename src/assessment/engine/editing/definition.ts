import { FORMATS } from '#schemas/base.ts'
import type { Definition, Section, Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { type ChangeOf, mapChanged, withChange } from '#src/assessment/engine/change.ts'

/** A draft with one empty section. */
export function emptyDefinition(title: string, ids: { sectionId: string }): Definition {
  return {
    format: FORMATS.definition,
    language: 'en',
    translations: {},
    settings: { title, layout: 'section' },
    sections: [{ id: ids.sectionId, title: '', questions: [] }],
    calculated: [],
  }
}

/** Properties that are undefined in `change` are removed. */
export function updateSettings(definition: Definition, change: ChangeOf<Settings>): Definition {
  return { ...definition, settings: withChange(definition.settings, change) }
}

export type FoundQuestion = {
  question: Question
  section: Section
  sectionIndex: number
  /** Its index within the section. */
  index: number
}

/** The question and its position; null if it doesn't exist. */
export function findQuestion(definition: Definition, questionId: string): FoundQuestion | null {
  for (const [sectionIndex, section] of definition.sections.entries()) {
    const index = section.questions.findIndex((question) => question.id === questionId)
    const question = section.questions[index]
    if (question !== undefined) return { question, section, sectionIndex, index }
  }
  return null
}

/** Null if it doesn't exist. */
export function findSection(definition: Definition, sectionId: string): Section | null {
  return definition.sections.find((section) => section.id === sectionId) ?? null
}

/** Maps each section; unchanged ones keep their identity (rule E1). */
export function mapSections(
  definition: Definition,
  change: (section: Section) => Section,
): Definition {
  const sections = mapChanged(definition.sections, change)
  return sections === definition.sections ? definition : { ...definition, sections }
}

/** Maps each question; unchanged ones keep their identity (rule E1). */
export function mapQuestions(
  definition: Definition,
  change: (question: Question) => Question,
): Definition {
  return mapSections(definition, (section) => {
    const questions = mapChanged(section.questions, change)
    return questions === section.questions ? section : { ...section, questions }
  })
}
