/** The contexts to which candidates' pages bind the parts they seal. */
import type { Context } from '#src/storage/vault/context.ts'

/** The answers of an attempt in progress. */
export function draftContext(attemptId: string): Context {
  return ['draft', attemptId]
}

/** Binds the observed activity of an attempt in progress. */
export function activityContext(attemptId: string): Context {
  return ['activity', attemptId]
}

/** Binds the questions that were marked for later in an attempt in progress. */
export function markedContext(attemptId: string): Context {
  return ['marked', attemptId]
}

/** Submitted answers: moved to another candidate, assessment or version they don't open. */
export function submittedContext(whose: {
  candidateId: string
  assessmentId: string
  versionId: string
  attemptId: string
}): Context {
  return ['submitted', whose.candidateId, whose.assessmentId, whose.versionId, whose.attemptId]
}

/** The bytes of a file. */
export function fileContext(owner: string, fileId: string): Context {
  return ['file', owner, fileId]
}
