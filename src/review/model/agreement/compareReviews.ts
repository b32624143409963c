/** How far the finished reviews of an assessment agree, by question (rules A4, A5). */
import type { SettledMark } from '#schemas/review.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'

import { type AgreementFigures, agreementFigures } from './agreementFigures.ts'

import { type Judged, markLimits } from '#src/assessment/engine/scoring/marks.ts'
import type {
  AnswerToMark,
  AttemptReading,
  ShownAnswer,
} from '#src/review/model/reviewedAttempt.ts'

/** One answer with the marks of at least two finished reviews. */
export interface ComparedAnswer {
  candidateId: string
  attemptId: string
  question: AnswerableQuestion
  shown: () => ShownAnswer
  /** By the reviewer's name. */
  points: ReadonlyMap<string, number>
  /** How far they differ: from 0 to 1, the whole range of points. */
  spread: number
  settled: SettledMark | null
}

export interface ComparedQuestion extends AgreementFigures {
  question: AnswerableQuestion
  answers: readonly ComparedAnswer[]
}

/**
 * The answers of one attempt that were marked in at least two finished reviews, if this reviewer has
 * finished one of them; otherwise none (rule A4).
 */
export function comparedAnswers(
  { candidateId, attemptId }: { candidateId: string; attemptId: string },
  reading: Pick<AttemptReading, 'toMark'>,
  { mine, others, settled }: Pick<Judged, 'mine' | 'others' | 'settled'>,
): ComparedAnswer[] {
  if (mine?.doneAt === undefined || others.length === 0) return []
  return reading.toMark().flatMap(({ question, shown }: AnswerToMark) => {
    const points = new Map<string, number>()
    for (const { by, marks } of [mine, ...others]) {
      const mark = marks[question.id]
      if (mark && by.kind === 'staff') points.set(by.name, mark.points)
    }
    if (points.size < 2) return []
    const { least, most } = markLimits(question)
    const given = [...points.values()]
    const spread =
      (Math.max(...given) - Math.min(...given)) / Math.max(most - least, Number.EPSILON)
    const mark = settled.get(question.id) ?? null
    return [{ candidateId, attemptId, question, shown, points, spread, settled: mark }]
  })
}

/** The agreement on each question, in the order in which its first answer comes. */
export function compareQuestions(answers: readonly ComparedAnswer[]): ComparedQuestion[] {
  const byId = new Map<string, ComparedAnswer[]>()
  for (const answer of answers) {
    byId.set(answer.question.id, [...(byId.get(answer.question.id) ?? []), answer])
  }
  return [...byId.values()].flatMap((group) => {
    const [first] = group
    return first ? [compared(first.question, group)] : []
  })
}

/** Answers whose marks differ: those still to be settled first, each by how far (rule A5). */
export function differingAnswers<A extends ComparedAnswer>(answers: readonly A[]): A[] {
  return answers
    .filter(({ spread }) => spread > 0)
    .toSorted(
      (a, b) => Number(a.settled !== null) - Number(b.settled !== null) || b.spread - a.spread,
    )
}

function compared(
  question: AnswerableQuestion,
  answers: readonly ComparedAnswer[],
): ComparedQuestion {
  const figures = agreementFigures(
    answers.map(({ points }) => points),
    'interval',
  )
  return { question, answers, ...figures }
}
