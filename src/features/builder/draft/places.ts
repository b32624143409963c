/**
 * A place in a draft that can be selected: what comes before the first question, a section, or a
 * question. In the address it is one word.
 */
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

export type Selection =
  | { kind: 'start' }
  | { kind: 'section'; sectionId: string }
  | { kind: 'question'; questionId: string }

export interface FoundQuestion {
  question: Question
  section: Section
  /** Its place within the section, from 0. */
  index: number
  /** As candidates see it; null for a statement, which is not counted. */
  number: number | null
}

export const START: Selection = { kind: 'start' }

/** Stands for the start among the ids of sections and questions: no id begins with a dot. */
export const START_KEY = '.start'

/** What a selection is known by in the panes, where each section and question is known by its id. */
export function keyOf(selection: Selection): string {
  return addressOf(selection) ?? START_KEY
}

/** The word that stands for a selection in the address. */
export function addressOf(selection: Selection): string | null {
  if (selection.kind === 'start') return null
  return selection.kind === 'section' ? selection.sectionId : selection.questionId
}

export function selectionAt(definition: Definition, address: string | null): Selection {
  if (address === null) return START
  if (indexOf(definition).has(address)) return { kind: 'question', questionId: address }
  if (definition.sections.some((section) => section.id === address)) {
    return { kind: 'section', sectionId: address }
  }
  return START
}

export function sameSelection(one: Selection, other: Selection): boolean {
  return one.kind === other.kind && addressOf(one) === addressOf(other)
}

export function questionAt(definition: Definition, questionId: string): FoundQuestion | null {
  return indexOf(definition).get(questionId) ?? null
}

export function sectionAt(definition: Definition, sectionId: string): Section | null {
  return definition.sections.find((section) => section.id === sectionId) ?? null
}

/** The section that a selection lies in. */
export function sectionOf(definition: Definition, selection: Selection): Section | null {
  if (selection.kind === 'start') return null
  if (selection.kind === 'section') return sectionAt(definition, selection.sectionId)
  return questionAt(definition, selection.questionId)?.section ?? null
}

// Every row and card asks for its own question after each edit, so finding one must not mean a walk
// through all of them.
const indexes = new WeakMap<Definition, Map<string, FoundQuestion>>()

function indexOf(definition: Definition): Map<string, FoundQuestion> {
  const known = indexes.get(definition)
  if (known) return known
  const index = new Map<string, FoundQuestion>()
  let number = 0
  for (const section of definition.sections) {
    for (const [at, question] of section.questions.entries()) {
      const counted = question.kind === 'statement' ? null : ++number
      index.set(question.id, { question, section, index: at, number: counted })
    }
  }
  indexes.set(definition, index)
  return index
}
