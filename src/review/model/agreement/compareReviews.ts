/** How far the finished reviews of an assessment agree, by question (rules A4, A5, A7). */
import type { Mark, Review, SettledMark } from '#schemas/review.ts'
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
  /** One's own first, then by the reviewer's name. */
  given: readonly GivenMark[]
  /** By the reviewer's name. */
  points: ReadonlyMap<string, number>
  /** How far they differ: from 0 to 1, the whole range of points. */
  spread: number
  settled: SettledMark | null
}

/** What one reviewer gave and wrote. */
export interface GivenMark extends Pick<Mark, 'points' | 'level' | 'reason'> {
  name: string
  isMine: boolean
  comment: string | null
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
    const byOthers = others.flatMap((review) => givenIn(review, question.id, false))
    const given = [
      ...givenIn(mine, question.id, true),
      ...byOthers.toSorted((one, other) => one.name.localeCompare(other.name)),
    ]
    if (given.length < 2) return []
    const { least, most } = markLimits(question)
    const points = new Map(given.map((each) => [each.name, each.points]))
    const gap = Math.max(...points.values()) - Math.min(...points.values())
    const spread = gap / Math.max(most - least, Number.EPSILON)
    const mark = settled.get(question.id) ?? null
    return [{ candidateId, attemptId, question, shown, given, points, spread, settled: mark }]
  })
}

function givenIn({ by, marks, comments }: Review, id: string, isMine: boolean): GivenMark[] {
  const mark = marks[id]
  if (!mark || by.kind !== 'staff') return []
  const { points, level, reason } = mark
  return [
    {
      ...{ name: by.name, isMine, points, comment: comments[id] ?? null },
      ...(level !== undefined && { level }),
      ...(reason !== undefined && { reason }),
    },
  ]
}

/** The agreement on each question, the one with the smallest share of same marks first (rule A7). */
export function compareQuestions(answers: readonly ComparedAnswer[]): ComparedQuestion[] {
  const byId = new Map<string, ComparedAnswer[]>()
  for (const answer of answers) {
    byId.set(answer.question.id, [...(byId.get(answer.question.id) ?? []), answer])
  }
  return [...byId.values()]
    .flatMap((group) => {
      const [first] = group
      return first ? [compared(first.question, group)] : []
    })
    .toSorted((a, b) => a.same / a.answers.length - b.same / b.answers.length)
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
