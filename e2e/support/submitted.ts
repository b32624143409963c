import { FORMATS } from '#schemas/base.ts'
import type { Answers } from '#schemas/answer.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'

const AT = '2026-02-03T10:00:00.000Z'

/** A response as stored after submission. */
export function submittedResponse({
  candidate,
  assessmentId,
  versionId,
  answers,
  dropped = [],
}: {
  candidate: Candidate
  assessmentId: string
  versionId: string
  answers: Answers
  dropped?: string[]
}): Response {
  return {
    format: FORMATS.response,
    rev: 1,
    candidateId: candidate.id,
    assessmentId,
    submittedAt: AT,
    versionId,
    attempts: [
      {
        attemptId: crypto.randomUUID(),
        versionId,
        startedAt: AT,
        seed: 1,
        language: 'en',
        answers,
        clock: { activeMs: 400_000 },
        events: [],
        submittedAt: AT,
        receipt: 'K7QM-2RTX',
        dropped,
      },
    ],
    reviews: [],
    scores: [],
  }
}
