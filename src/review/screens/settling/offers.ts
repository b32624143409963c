import { levelPoints } from '#src/assessment/engine/scoring/marks.ts'
import type { ComparedAnswer } from '#src/review/model/agreement/compareReviews.ts'
import { averageOf } from '#src/review/model/agreement/differences.ts'

/** Points that an answer can be settled with (rule A9). */
export interface Offer {
  id: string
  points: number
  /** The rubric level that they come from. */
  level?: string
}

/** What was chosen and typed, and is not settled yet. */
export interface SettlingDraft {
  /** The `id` of an offer. */
  chosenId: string | null
  points: string
  reason: string
}

export interface OffersOfAnswer {
  /** As the reviewers gave them, one's own first. */
  marks: readonly Offer[]
  average: readonly [Offer]
  levels: readonly (Offer & { level: string; text: string })[]
}

export function offersOf(answer: Pick<ComparedAnswer, 'question' | 'given'>): OffersOfAnswer {
  const { question, given } = answer
  return {
    marks: given.map(({ points, level }, at) => ({
      id: `mark-${at}`,
      points,
      ...(level !== undefined && { level }),
    })),
    average: [{ id: 'average', points: averageOf(answer) }],
    levels: (question.rubric?.levels ?? []).map(({ id, text }) => ({
      id: `level-${id}`,
      points: levelPoints(question, id) ?? 0,
      level: id,
      text,
    })),
  }
}
