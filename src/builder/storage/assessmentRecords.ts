/** New assessments and versions. */
import type { Assessment, Confirmation, Version } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import type { Company } from '#schemas/company.ts'
import type { Actor } from '#schemas/actor.ts'
import { FORMATS } from '#schemas/base.ts'
import type { Definition } from '#schemas/definition.ts'
import { withNewestTextRules } from '#src/assessment/engine/texts/newestTextRules.ts'
import { withChangedOriginals } from '#src/assessment/engine/texts/originals.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'

/** A new assessment record: open, without a version, titled like its draft. */
export function newAssessment(jobId: string, draft: Definition): Assessment {
  const now = new Date().toISOString()
  return {
    format: FORMATS.assessment,
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

/**
 * Includes what could not be decided about it, as confirmed by the publisher, and the company's face.
 */
export function newVersion(
  assessment: Assessment,
  {
    number,
    by,
    now,
    undecided = [],
    company = null,
  }: {
    number: number
    by: Actor
    now: Date
    undecided?: readonly Extract<Finding, { kind: 'undecided' }>[]
    company?: Company | null
  },
): Version {
  const at = now.toISOString()
  const confirmed = { by, at, undecided: undecided.map(undecidedPlace) }
  return {
    format: FORMATS.version,
    rev: 0,
    kind: 'version',
    id: versionIdOf(assessment.id, number),
    assessmentId: assessment.id,
    number,
    publishedAt: at,
    publishedBy: by,
    ...(undecided.length > 0 && { confirmed }),
    definition: withNewestTextRules(withChangedOriginals(assessment.draft)),
    ...(company && { company }),
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
