/** Where a question or section goes when it is moved by one step, or dropped between two rows. */
import type { Definition } from '#schemas/definition.ts'
import { addressOf, questionAt, type Selection } from './draftPlaces.ts'

export interface Destination {
  sectionId: string
  /** The index within the section after the move. */
  index: number
}

/** Directly below the selection; null if there is no section. */
export function placeAfter(definition: Definition, selection: Selection): Destination | null {
  if (selection.kind === 'question') {
    const found = questionAt(definition, selection.questionId)
    return found && { sectionId: found.section.id, index: found.index + 1 }
  }
  const [first] = definition.sections
  const sectionId = selection.kind === 'section' ? selection.sectionId : first?.id
  return sectionId === undefined ? null : { sectionId, index: 0 }
}

/** The question before or after the selection, in order; null at the ends. */
export function questionBeside(
  { sections }: Definition,
  selection: Selection,
  step: 1 | -1,
): string | null {
  const places = sections.flatMap(({ id, questions }) => [
    { id, isQuestion: false },
    ...questions.map((question) => ({ id: question.id, isQuestion: true })),
  ])
  const here = places.findIndex(({ id }) => id === addressOf(selection))
  const others =
    step === 1 ? places.slice(here + 1) : places.slice(0, Math.max(0, here)).toReversed()
  return others.find(({ isQuestion }) => isQuestion)?.id ?? null
}

/** One position up or down; past the edge of its section it moves into the next one. */
export function stepQuestion(
  definition: Definition,
  questionId: string,
  step: 1 | -1,
): Destination | null {
  const found = questionAt(definition, questionId)
  if (!found) return null
  const { section, index } = found
  const next = index + step
  if (next >= 0 && next < section.questions.length) return { sectionId: section.id, index: next }
  const at = definition.sections.findIndex((each) => each.id === section.id)
  const neighbour = definition.sections[at + step]
  if (!neighbour) return null
  return { sectionId: neighbour.id, index: step === 1 ? 0 : neighbour.questions.length }
}

/** The drop position above or below a row. */
export type Side = 'above' | 'below'

/** Null if the question would not move. */
export function dropQuestion(
  definition: Definition,
  questionId: string,
  onto: string,
  side: Side,
): Destination | null {
  const from = questionAt(definition, questionId)
  const gap = gapAt(definition, onto, side)
  if (!from || !gap) return null
  const { sectionId } = gap
  if (from.section.id !== sectionId) return gap
  const index = withoutItself(from.index, gap.index)
  return index === from.index ? null : { sectionId, index }
}

/** The index of the section after the move; null if it would not move. */
export function dropSection(
  { sections }: Definition,
  sectionId: string,
  onto: string,
  side: Side,
): number | null {
  const from = sections.findIndex(({ id }) => id === sectionId)
  const target = sections.findIndex(({ id }) => id === onto)
  if (from < 0 || target < 0) return null
  const index = withoutItself(from, side === 'below' ? target + 1 : target)
  return index === from ? null : index
}

/** Above a heading means the end of the previous section; below it, the start of its own. */
function gapAt(definition: Definition, rowId: string, side: Side): Destination | null {
  const question = questionAt(definition, rowId)
  if (question) {
    const index = side === 'below' ? question.index + 1 : question.index
    return { sectionId: question.section.id, index }
  }
  const at = definition.sections.findIndex(({ id }) => id === rowId)
  const section = definition.sections[side === 'below' ? at : at - 1]
  if (at < 0 || !section) return null
  return { sectionId: section.id, index: side === 'below' ? 0 : section.questions.length }
}

function withoutItself(from: number, gap: number): number {
  return from < gap ? gap - 1 : gap
}
