/**
 * What stands on the canvas, and in what order. What an edit left alone is the same object as before,
 * so that the cost of drawing it does not grow with the draft.
 */
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { type Blocks, blocksOf, sameItems } from '#src/features/builder/draft/blocks.ts'

export interface PlacedQuestion {
  question: Question
  /** As candidates see it; null for a statement, which is not counted. */
  number: number | null
}

export interface SectionStructure {
  sectionId: string
  blocks: Blocks<PlacedQuestion>
}

export type Structure = readonly SectionStructure[]

/** Questions in a block: watching each by itself would cost more. */
export const BLOCK = 8

export function structureOf(definition: Definition, previous: Structure): Structure {
  let asked = 0
  const place = (question: Question) =>
    placed(question, question.kind === 'statement' ? null : ++asked)
  const next = definition.sections.map((section, at) =>
    sectionStructure(section, section.questions.map(place), previous[at]),
  )
  return sameItems(next, previous) ? previous : next
}

function sectionStructure(
  { id }: Section,
  questions: readonly PlacedQuestion[],
  known: SectionStructure | undefined,
): SectionStructure {
  const before = known?.sectionId === id ? known : null
  const blocks = blocksOf(questions, BLOCK, before?.blocks ?? [])
  return before?.blocks === blocks ? before : { sectionId: id, blocks }
}

const placedQuestions = new WeakMap<Question, PlacedQuestion>()

function placed(question: Question, number: number | null): PlacedQuestion {
  const known = placedQuestions.get(question)
  if (known?.number === number) return known
  const place = { question, number }
  placedQuestions.set(question, place)
  return place
}
