import { useMemo } from 'react'

import type { Version } from '#schemas/assessment.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { getAssessment } from '#src/db/hiring/assessments.ts'
import { useQuery } from '#src/db/core/query.ts'
import { listReviewed, type ReviewedListing } from '#src/db/reviewing/reviewedResponses.ts'
import { type GivenAnswer, markOf } from '#src/engine/reviewing/answersToQuestion.ts'
import { attemptCache } from '#src/engine/reviewing/attemptCache.ts'

/** A question whose answers have to be marked, in its newest version. */
export interface MarkedQuestion {
  question: AnswerableQuestion
  number: number | null
  answers: readonly GivenAnswer[]
  /** How many of them have no mark of this reviewer. */
  left: number
}

/** What there is to mark in an assessment, by question; undefined while loading. */
export function useAnswers(assessmentId: string) {
  const cache = useMemo(() => attemptCache(), [])
  const read = useQuery(async () => {
    const [stored, listing] = await Promise.all([
      getAssessment(assessmentId),
      // One question is marked without names, also by who knows some.
      listReviewed(assessmentId, cache, { hidesAll: true }),
    ])
    return { stored, listing, me: listing.me }
  }, [assessmentId, cache])
  return useMemo(() => read && { ...read, questions: questionsToMark(read.listing) }, [read])
}

/** In authored order; what newer versions no longer ask comes last. */
function questionsToMark({ whole, versions }: ReviewedListing) {
  const byId = new Map<string, GivenAnswer[]>()
  for (const { candidateId, attempts } of whole) {
    const { attempt, mine = null, reading } = attempts.at(-1) ?? {}
    if (!attempt || !reading) continue
    const { attemptId } = attempt
    for (const { question, shown } of reading.toMark()) {
      const given = { candidateId, attemptId, attempt, question, shown, mine, reading }
      byId.set(question.id, [...(byId.get(question.id) ?? []), given])
    }
  }
  const order = versions.toReversed().flatMap((version) => authored(version))
  const found = new Map<string, MarkedQuestion>()
  for (const { question, number } of order) {
    const answers = byId.get(question.id)
    if (!answers || found.has(question.id)) continue
    const left = answers.filter((given) => markOf(given) === undefined).length
    found.set(question.id, { question, number, answers, left })
  }
  return [...found.values()]
}

function authored({ definition }: Version) {
  let asked = 0
  return definition.sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => (question.kind === 'statement' ? [] : [{ question, number: ++asked }]))
}
