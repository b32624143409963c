/**
 * The items on the canvas in order. Items that an edit didn't change keep their identity, so that
 * the cost of rendering does not grow with the draft.
 */
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { sameItems } from '#src/builder/screens/state/blocks.ts'
import type { Selection } from '#src/builder/screens/state/draftPlaces.ts'

export interface PlacedQuestion {
  kind: 'question'
  key: string
  sectionId: string
  question: Question
  /** The number as shown to candidates; null for a statement, which has none. */
  number: number | null
  /** Within its section, from 0. */
  index: number
}

export interface PlacedHead {
  kind: 'head'
  key: string
  sectionId: string
  /** Among the sections, from 0. */
  index: number
}

export type CanvasItem = PlacedHead | PlacedQuestion

export interface Structure {
  items: readonly CanvasItem[]
  /** The keys of the items. */
  keys: readonly string[]
  sections: number
}

export const NOTHING: Structure = { items: [], keys: [], sections: 0 }

/** The key of the selected item; null for what is above all sections. */
export function itemKey(selection: Selection): string | null {
  if (selection.kind === 'start') return null
  return selection.kind === 'section'
    ? headKey(selection.sectionId)
    : questionKey(selection.questionId)
}

// A section and a question may have the same id.
const headKey = (sectionId: string) => `head ${sectionId}`
const questionKey = (questionId: string) => `question ${questionId}`

export function structureOf(definition: Definition, previous: Structure): Structure {
  const items: CanvasItem[] = []
  let asked = 0
  for (const [at, section] of definition.sections.entries()) {
    items.push(placedHead(section, at, previous.items[items.length]))
    for (const [index, question] of section.questions.entries()) {
      const number = question.kind === 'statement' ? null : ++asked
      const known = previous.items[items.length]
      const isSame =
        known?.kind === 'question' &&
        known.question === question &&
        known.sectionId === section.id &&
        known.number === number &&
        known.index === index
      items.push(
        isSame ? known : placedQuestion(question, { sectionId: section.id, number, index }),
      )
    }
  }
  if (sameItems(items, previous.items)) return previous
  const keys = items.map(({ key }) => key)
  return { items, keys, sections: definition.sections.length }
}

function placedHead({ id }: Section, index: number, known: CanvasItem | undefined): PlacedHead {
  if (known?.kind === 'head' && known.sectionId === id && known.index === index) return known
  return { kind: 'head', key: headKey(id), sectionId: id, index }
}

const placedQuestions = new WeakMap<Question, PlacedQuestion>()

function placedQuestion(
  question: Question,
  place: Pick<PlacedQuestion, 'sectionId' | 'number' | 'index'>,
): PlacedQuestion {
  const known = placedQuestions.get(question)
  const isSame =
    known?.number === place.number &&
    known.index === place.index &&
    known.sectionId === place.sectionId
  if (known && isSame) return known
  const placed: PlacedQuestion = {
    kind: 'question',
    key: questionKey(question.id),
    question,
    ...place,
  }
  placedQuestions.set(question, placed)
  return placed
}
