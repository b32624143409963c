import { useMemo } from 'react'

import { getAssessment } from '#src/storage/stored/assessments.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { listReviewed, type ReviewedListing } from '#src/review/storage/reviewedResponses.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import {
  type ComparedRecommendations,
  comparedRecommendations,
} from '#src/review/model/agreement/compareRecommendations.ts'
import { type ComparedAnswer, comparedAnswers } from '#src/review/model/agreement/compareReviews.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import type { AttemptReading, ShownAttempt } from '#src/review/model/reviewedAttempt.ts'

export interface AnswerOfAttempt extends ComparedAnswer {
  attempt: ShownAttempt
  reference: string
}

export interface RecommendationsOfResponse extends ComparedRecommendations {
  candidateId: string
  reference: string
}

/** The reviews of one version that can be compared; undefined while loading. Names no candidate. */
export function useAgreement(assessmentId: string, wanted: string | null) {
  const cache = useMemo(() => attemptCache(), [])
  const read = useQuery(async () => {
    const [stored, listing] = await Promise.all([
      getAssessment(assessmentId),
      listReviewed(assessmentId, cache, { hidesAll: true }),
    ])
    return { stored, listing }
  }, [assessmentId, cache])
  return useMemo(
    () => read && { stored: read.stored, ...compare(read.listing, wanted) },
    [read, wanted],
  )
}

function compare({ whole, versions, me }: ReviewedListing, wanted: string | null) {
  const last = whole.flatMap(({ candidateId, candidate, attempts }) => {
    const { attempt, reading } = attempts.at(-1) ?? {}
    const { reference } = candidate
    return attempt && reading ? [{ candidateId, reference, attempt, reading }] : []
  })
  const answered = versions.filter(({ id }) => last.some(({ attempt }) => attempt.versionId === id))
  const judged = last.map((each) => ({ ...each, judged: each.reading.judged() }))
  const to = (version: { id: string } | undefined) =>
    judged.filter(({ attempt }) => attempt.versionId === version?.id)
  // Without a wish the newest one of which there is something to compare.
  const version =
    answered.find(({ number }) => `${number}` === wanted) ??
    answered.findLast((each) => isAnything(comparedIn(to(each)))) ??
    answered.at(-1)
  const here = to(version)
  return {
    me,
    version: version ?? null,
    versions: answered,
    responses: here.length,
    /** Responses that this reviewer has finished reviewing. */
    finished: here.filter(({ judged: { mine } }) => mine?.doneAt !== undefined).length,
    ...comparedIn(here),
  }
}

interface JudgedResponse {
  candidateId: string
  reference: string
  attempt: ShownAttempt
  reading: AttemptReading
  judged: Judged
}

/** The judgements of two reviewers, one of them the present one, on the same answers. */
function comparedIn(responses: readonly JudgedResponse[]) {
  return {
    recommendations: responses.flatMap(({ candidateId, reference, judged }) => {
      const compared = comparedRecommendations(judged)
      return compared ? [{ candidateId, reference, ...compared }] : []
    }),
    answers: responses.flatMap(({ candidateId, reference, attempt, reading, judged }) =>
      comparedAnswers({ candidateId, attemptId: attempt.attemptId }, reading, judged).map(
        (answer): AnswerOfAttempt => ({ ...answer, attempt, reference }),
      ),
    ),
  }
}

function isAnything({ recommendations, answers }: ReturnType<typeof comparedIn>): boolean {
  return recommendations.length + answers.length > 0
}
