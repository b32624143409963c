import { useMemo, useState } from 'react'

import type { AnswerableQuestion } from '#schemas/question.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { getReviewed } from '#src/review/storage/reviewedResponses.ts'
import type { AnswerGroup } from '#src/review/model/answersToQuestion.ts'
import { attemptCache, type AttemptCache } from '#src/review/model/attemptCache.ts'
import type { ReviewedAttempt, ShownAnswer } from '#src/review/model/reviewedAttempt.ts'

/** One of the answers of a group, read for the page. */
export interface OpenAnswer extends ShownAnswer {
  attempt: ReviewedAttempt['attempt']
  reading: NonNullable<ReviewedAttempt['reading']>
  mine: ReviewedAttempt['mine']
  /** The question of the version that was answered, with its options in the candidate's order. */
  question: AnswerableQuestion
}

type OpenAnswers = ReadonlyMap<string, OpenAnswer>

/**
 * The first answer of each group, by attempt. What was read before stays until it is read again, so
 * that the next answer is there at once if it was among the groups before.
 */
export function useOpenAnswers(
  assessmentId: string,
  questionId: string,
  groups: readonly (AnswerGroup | undefined)[],
): OpenAnswers {
  const cache = useMemo(() => attemptCache(), [])
  const wanted = [...new Set(groups.flatMap((group) => group?.[0].candidateId ?? []))]
  const about = wanted.join(' ')
  const read = useQuery(async () => {
    const answers = await Promise.all(
      about
        .split(' ')
        .filter(Boolean)
        .map((candidateId) => openAnswer(assessmentId, candidateId, questionId, cache)),
    )
    return new Map(
      answers.flatMap((answer) => (answer ? [[answer.attempt.attemptId, answer]] : [])),
    )
  }, [assessmentId, about, questionId, cache])
  const [kept, setKept] = useState<OpenAnswers>(new Map())
  if (read !== undefined && read !== kept) setKept(read)
  return read ?? kept
}

async function openAnswer(
  assessmentId: string,
  candidateId: string,
  questionId: string,
  cache: AttemptCache,
): Promise<OpenAnswer | null> {
  // One question is marked without names, also by who knows some.
  const stored = await getReviewed(assessmentId, candidateId, cache, { hidesAll: true })
  if (stored?.kind !== 'whole') return null
  const { attempt, mine = null, reading } = stored.response.attempts.at(-1) ?? {}
  const toMark = reading?.toMark().find(({ question }) => question.id === questionId)
  if (!attempt || !reading || !toMark) return null
  return { attempt, reading, mine, question: toMark.question, ...toMark.shown() }
}
