/**
 * Assessments and versions as they begin.
 */
import {
  type Assessment,
  type Confirmation,
  type Version,
  versionIdOf,
} from '#schemas/assessment.ts'
import { type Actor, FORMAT } from '#schemas/base.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Finding } from '#src/engine/readiness/findings.ts'

/** The record of a fresh assessment: open, no version yet, titled as its draft. */
export function newAssessment(jobId: string, draft: Definition): Assessment {
  const now = new Date().toISOString()
  return {
    format: FORMAT,
    rev: 0,
    kind: 'assessment',
    id: crypto.randomUUID(),
    jobId,
    title: draft.settings.title,
    createdAt: now,
    updatedAt: now,
    draft,
    draftRev: 0,
    testCandidates: [],
    closed: false,
    archived: false,
    keyCorrections: [],
  }
}

/** With what was not decided about it, which is confirmed by whoever publishes it. */
export function newVersion(
  assessment: Assessment,
  number: number,
  by: Actor,
  now: Date,
  undecided: readonly Extract<Finding, { kind: 'undecided' }>[] = [],
): Version {
  const at = now.toISOString()
  const confirmed = { by, at, undecided: undecided.map(undecidedPlace) }
  return {
    format: FORMAT,
    rev: 0,
    kind: 'version',
    id: versionIdOf(assessment.id, number),
    assessmentId: assessment.id,
    number,
    publishedAt: at,
    publishedBy: by,
    ...(undecided.length > 0 && { confirmed }),
    definition: assessment.draft,
  }
}

function undecidedPlace({
  about,
  place: { sectionId, questionId },
}: Extract<Finding, { kind: 'undecided' }>): Confirmation['undecided'][number] {
  return {
    about,
    ...(sectionId !== undefined && { sectionId }),
    ...(questionId !== undefined && { questionId }),
  }
}
