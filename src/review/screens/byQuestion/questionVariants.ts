import type { Version } from '#schemas/records/assessment.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

/** How a version asks a question. */
export interface QuestionVariant {
  question: AnswerableQuestion
  /** 0: as the newest version that asks it. Versions with the same question have the same place. */
  place: number
  /** The numbers of the versions that ask it so. */
  versions: number[]
}

/** How each version asks a question, by the id of the version. `versions`: the oldest first. */
export function questionVariants(
  versions: readonly Version[],
  questionId: string,
): ReadonlyMap<string, QuestionVariant> {
  const variants = new Map<string, QuestionVariant>()
  const known = new Map<string, QuestionVariant>()
  for (const { id, number, definition } of versions.toReversed()) {
    const question = questionsOf(definition).find((each) => each.id === questionId)
    if (question === undefined || question.kind === 'statement') continue
    const text = JSON.stringify(question)
    const variant = known.get(text) ?? { question, place: known.size, versions: [] }
    variant.versions.unshift(number)
    known.set(text, variant)
    variants.set(id, variant)
  }
  return variants
}
