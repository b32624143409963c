import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

/** The section or question that a condition belongs to. */
export type Place = { sectionId: string } | { questionId: string }
/** Generates an id that was never used before: `mint('q')`. */
export type Mint = (prefix: string) => string

/** Every question in authored order. */
export function questionsOf(definition: Definition): Question[] {
  return definition.sections.flatMap((section) => section.questions)
}
