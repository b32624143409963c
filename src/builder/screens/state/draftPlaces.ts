/**
 * A place in a draft that can be selected: the start, a section, or a question. In the address it
 * is one word.
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
  /** Its index within the section. */
  index: number
  /** The number as shown to candidates; null for a statement, which has none. */
  number: number | null
}

export const START: Selection = { kind: 'start' }

/** Represents the start among the ids of sections and questions: no id starts with a dot. */
export const START_KEY = '.start'

/** The key of a selection in the panes, where each section and question has its id. */
export function keyOf(selection: Selection): string {
  return addressOf(selection) ?? START_KEY
}

/** The word for a selection in the address. */
export function addressOf(selection: Selection): string | null {
  if (selection.kind === 'start') return null
  return selection.kind === 'section' ? selection.sectionId : selection.questionId
}

export function selectionAt(definition: Definition, address: string | null): Selection {
  if (address === null) return START
  if (indexOf(definition).placeById.has(address)) return { kind: 'question', questionId: address }
  if (definition.sections.some((section) => section.id === address)) {
    return { kind: 'section', sectionId: address }
  }
  return START
}

export function sameSelection(one: Selection, other: Selection): boolean {
  return one.kind === other.kind && addressOf(one) === addressOf(other)
}

export function questionAt(definition: Definition, questionId: string): FoundQuestion | null {
  const { placeById, foundById } = indexOf(definition)
  const known = foundById.get(questionId)
  if (known) return known
  const { section: at = -1, index = -1, number = null } = placeById.get(questionId) ?? {}
  const section = definition.sections[at]
  const question = section?.questions[index]
  if (!section || !question) return null
  const found = { question, section, index, number }
  foundById.set(questionId, found)
  return found
}

export function sectionAt(definition: Definition, sectionId: string): Section | null {
  return definition.sections.find((section) => section.id === sectionId) ?? null
}

/** The section that contains a selection. */
export function sectionOf(definition: Definition, selection: Selection): Section | null {
  if (selection.kind === 'start') return null
  if (selection.kind === 'section') return sectionAt(definition, selection.sectionId)
  return questionAt(definition, selection.questionId)?.section ?? null
}

// Every row and card looks up its own question after each edit. So a lookup must not scan all
// questions, and an edit must not rebuild the whole index.
const indexes = new WeakMap<Definition, Index>()
let latest: { definition: Definition; placeById: Index['placeById'] } | null = null

interface Index {
  /** Places by id; the same map while no position changes. */
  placeById: ReadonlyMap<string, { section: number; index: number; number: number | null }>
  foundById: Map<string, FoundQuestion>
}

function indexOf(definition: Definition): Index {
  const known = indexes.get(definition)
  if (known) return known
  const placeById =
    latest && standsAlike(latest.definition, definition) ? latest.placeById : placesIn(definition)
  latest = { definition, placeById }
  const index: Index = { placeById, foundById: new Map() }
  indexes.set(definition, index)
  return index
}

function placesIn({ sections }: Definition): Index['placeById'] {
  const placeById = new Map<string, { section: number; index: number; number: number | null }>()
  let asked = 0
  for (const [section, { questions }] of sections.entries()) {
    for (const [index, { id, kind }] of questions.entries()) {
      placeById.set(id, { section, index, number: kind === 'statement' ? null : ++asked })
    }
  }
  return placeById
}

function standsAlike({ sections: before }: Definition, { sections: after }: Definition): boolean {
  return (
    before.length === after.length &&
    before.every(({ questions }, at) => {
      const now = after[at]?.questions ?? []
      return (
        questions === now ||
        (questions.length === now.length &&
          questions.every((question, place) => isSamePlace(question, now[place])))
      )
    })
  )
}

function isSamePlace(before: Question, after: Question | undefined): boolean {
  if (before === after) return true
  return before.id === after?.id && (before.kind === 'statement') === (after.kind === 'statement')
}

/** The first difference between two drafts, so that undo can scroll to it. */
export function changedPlace(before: Definition, after: Definition): Selection | null {
  for (const section of after.sections) {
    const place = changedInSection(before, section)
    if (place) return place
  }
  for (const [at, section] of before.sections.entries()) {
    const now = after.sections.find((each) => each.id === section.id)
    if (!now) return sectionPlace(after.sections[Math.max(0, at - 1)])
    if (now.questions.length < section.questions.length) return besideRemoved(section, now)
  }
  if (before.settings !== after.settings) return START
  const moved = after.sections.find((section, at) => before.sections[at]?.id !== section.id)
  return moved ? sectionPlace(moved) : null
}

function changedInSection(before: Definition, section: Section): Selection | null {
  const earlier = before.sections.find((each) => each.id === section.id)
  if (!earlier) return sectionPlace(section)
  if (earlier === section) return null
  const changed = section.questions.find((question) => {
    const found = questionAt(before, question.id)
    return !found || found.question !== question || found.section.id !== section.id
  })
  if (changed) return { kind: 'question', questionId: changed.id }
  if (earlier.questions.length !== section.questions.length) return null
  const moved = section.questions.find(({ id }, at) => earlier.questions[at]?.id !== id)
  return moved ? { kind: 'question', questionId: moved.id } : sectionPlace(section)
}

function besideRemoved(before: Section, after: Section): Selection {
  const gone = before.questions.findIndex(({ id }, at) => after.questions[at]?.id !== id)
  const neighbour = after.questions[Math.min(gone, after.questions.length - 1)]
  return neighbour ? { kind: 'question', questionId: neighbour.id } : sectionPlace(after)
}

function sectionPlace(section: Section | undefined): Selection {
  return section ? { kind: 'section', sectionId: section.id } : START
}
