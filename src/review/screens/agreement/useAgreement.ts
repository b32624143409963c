import { useMemo } from 'react'

import type { Question } from '#schemas/question.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { listReviewed, type ReviewedListing } from '#src/review/storage/reviewedResponses.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import {
  type ComparedRecommendations,
  comparedRecommendations,
} from '#src/review/model/agreement/compareRecommendations.ts'
import { type ComparedAnswer, comparedAnswers } from '#src/review/model/agreement/compareReviews.ts'
import { orderedDifferences } from '#src/review/model/agreement/differences.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import type { AttemptReading, ShownAttempt } from '#src/review/model/reviewedAttempt.ts'

export interface AnswerOfAttempt extends ComparedAnswer {
  attempt: ShownAttempt
  reading: AttemptReading
  reference: string
}

export interface RecommendationsOfResponse extends ComparedRecommendations {
  candidateId: string
  reference: string
}

/** The reviews of one version that can be compared; undefined while loading. Names no candidate. */
export function useAgreement(assessmentId: string, wanted: string | null) {
  const read = useListing(assessmentId)
  return useMemo(
    () => read && { stored: read.stored, ...compare(read.listing, wanted) },
    [read, wanted],
  )
}

/** The answers to all versions whose marks differ, as rule A8 orders them; undefined while loading. */
export function useDifferences(assessmentId: string) {
  const read = useListing(assessmentId)
  return useMemo(() => read && { stored: read.stored, ...differencesIn(read.listing) }, [read])
}

/** Read again whenever a review changes, also in another tab. */
function useListing(assessmentId: string) {
  const cache = useMemo(() => attemptCache(), [])
  return useQuery(async () => {
    const [stored, listing] = await Promise.all([
      getAssessment(assessmentId),
      listReviewed(assessmentId, cache, { hidesAll: true }),
    ])
    return { stored, listing }
  }, [assessmentId, cache])
}

function differencesIn({ whole, versions, me }: ReviewedListing) {
  const { answers } = comparedIn(lastJudged(whole))
  // The question as the newest version has it; what newer ones no longer ask comes last.
  const questions = new Map<string, NumberedQuestion>()
  for (const { definition } of versions.toReversed()) {
    const numbers = numberQuestions(definition)
    for (const question of questionsOf(definition)) {
      if (questions.has(question.id)) continue
      questions.set(question.id, { question, number: numbers.get(question.id) ?? null })
    }
  }
  return {
    me,
    versions,
    questions,
    /** How many answers could be compared. */
    compared: answers.length,
    differences: orderedDifferences(answers, [...questions.keys()], me),
  }
}

export interface NumberedQuestion {
  question: Question
  number: number | null
}

/** The last finished attempts that can be read. */
function lastJudged(whole: ReviewedListing['whole']): JudgedResponse[] {
  return whole.flatMap(({ candidateId, candidate: { reference }, attempts }) => {
    const { attempt, reading } = attempts.at(-1) ?? {}
    if (!attempt || !reading) return []
    return [{ candidateId, reference, attempt, reading, judged: reading.judged('masked') }]
  })
}

function compare({ whole, versions, me }: ReviewedListing, wanted: string | null) {
  const judged = lastJudged(whole)
  const answered = versions.filter(({ id }) =>
    judged.some(({ attempt }) => attempt.versionId === id),
  )
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
        (answer): AnswerOfAttempt => ({ ...answer, attempt, reading, reference }),
      ),
    ),
  }
}

function isAnything({ recommendations, answers }: ReturnType<typeof comparedIn>): boolean {
  return recommendations.length + answers.length > 0
}
