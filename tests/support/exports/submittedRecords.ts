/** Submitted responses and their versions, as the database gives them to an export. */
import type { Answers } from '#schemas/answer.ts'
import type { Version } from '#schemas/records/assessment.ts'
import { FORMATS } from '#schemas/base.ts'
import type { Decision } from '#schemas/records/decision.ts'
import type { Definition } from '#schemas/definition.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { Review, ScoreEntry, SettledMark } from '#schemas/review.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import type { ExportChoices } from '#src/review/files/responseFormats.ts'
import { createResponseWriter, type WrittenResponses } from '#src/review/files/writeResponses.ts'
import type { SubmittedRecord } from '#src/review/files/naming.ts'
import type { RecommendationWords } from '#src/staff/words/recommendations.ts'

const ASSESSMENT = '0b53d7e8-6c0f-4f0e-9d5e-1d2c3b4a5f60'
export const JOB = '0b53d7e8-6c0f-4f0e-9d5e-1d2c3b4a5f61'
export const mira = { kind: 'staff', name: 'Mira' } as const

/** The versions of an assessment, numbered from 1. */
export function versionsOf(...definitions: Definition[]): Version[] {
  return definitions.map((definition, at) => ({
    format: FORMATS.version,
    rev: 1,
    kind: 'version',
    id: `${ASSESSMENT}.v${at + 1}`,
    assessmentId: ASSESSMENT,
    number: at + 1,
    publishedAt: '2026-02-01T10:00:00.000Z',
    publishedBy: mira,
    definition,
  }))
}

export interface Submitted {
  name?: string
  email?: string
  receipt?: string
  /** The name is shown to Mira. */
  isShown?: boolean
  /** From 1. */
  version?: number
  attempt?: Partial<FinishedAttempt>
  reviews?: readonly Pick<Review, 'by' | 'marks' | 'comments' | 'doneAt'>[]
  settled?: readonly Omit<SettledMark, 'attemptId'>[]
  scores?: readonly Omit<ScoreEntry, 'attemptId'>[]
}

export function submitted(answers: Answers, over: Submitted = {}): SubmittedRecord {
  const { name = 'Ada Lovelace', email = 'ada@example.org', receipt = 'K7QM-2RTX' } = over
  const versionId = `${ASSESSMENT}.v${over.version ?? 1}`
  const attemptId = crypto.randomUUID()
  const at = '2026-02-03T10:00:00.000Z'
  return {
    candidate: { name, email, phone: '', reference: 'P4RS-7NXW', stage: 'tech', jobId: JOB },
    response: {
      format: FORMATS.response,
      rev: 1,
      candidateId: crypto.randomUUID(),
      assessmentId: ASSESSMENT,
      versionId,
      submittedAt: '2026-02-03T10:30:00.000Z',
      attempts: [
        {
          attemptId,
          versionId,
          startedAt: at,
          submittedAt: '2026-02-03T10:30:00.000Z',
          seed: 1,
          language: 'en',
          clock: { activeMs: 90_000 },
          events: [],
          receipt,
          answers,
          dropped: [],
          ...over.attempt,
        },
      ],
      reviews: (over.reviews ?? []).map((review) => ({
        reviewId: crypto.randomUUID(),
        attemptId,
        at,
        ...review,
      })),
      scores: (over.scores ?? []).map((entry) => ({ attemptId, ...entry })),
      ...(over.settled && { settled: over.settled.map((mark) => ({ attemptId, ...mark })) }),
      ...(over.isShown && { reveals: [{ by: mira, at, reason: 'Interview' }] }),
    },
  }
}

/** All of them in one file; by default with labels, without names and without a byte order mark. */
export function exported(
  versions: readonly Version[],
  records: readonly SubmittedRecord[],
  choices: Partial<ExportChoices> = {},
  recommendations: RecommendationWords | null = null,
  whatIfs: readonly SavedWhatIf[] = [],
  decisions: readonly Decision[] = [],
): WrittenResponses {
  const writer = createResponseWriter(
    {
      assessment: { id: ASSESSMENT, title: 'Front-end engineer' },
      versions,
      jobNameById: new Map([[JOB, 'Engineer']]),
      me: mira,
      recommendations,
      names: records.flatMap(({ candidate }) => candidate?.name ?? []),
      whatIfs,
      decisions,
      exportedAt: '2026-02-04T08:00:00.000Z',
    },
    { format: 'csv', words: 'labels', includesNames: false, byteOrderMark: false, ...choices },
  )
  for (const record of records) writer.add(record)
  return writer.finish()
}
