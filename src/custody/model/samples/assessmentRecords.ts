import { FORMATS } from '#schemas/base.ts'
import type { Assessment, Version } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import type { Job } from '#schemas/records/job.ts'

import type { Random } from './random.ts'
import { readSampleAssessments, type SampleAssessment } from './sampleAssessments.ts'
import { staff } from './staff.ts'

/** One assessment with its published versions and sample texts for answers. */
export type AssessmentRecords = {
  assessment: Assessment
  versions: Version[]
  writtenAnswers: SampleAssessment['writtenAnswers']
}

const DAY = 24 * 3600 * 1000
/** The first version is older than every attempt; the second was published later. */
const PUBLISHED_DAYS_AGO = [160, 35]

export function makeAssessments(
  jobs: readonly Job[],
  random: Random,
  now: Date,
): AssessmentRecords[] {
  return readSampleAssessments().flatMap((written) => {
    const job = jobs.find((each) => each.title === written.jobTitle)
    return job ? [recordsOf(written, job, random, now)] : []
  })
}

/** The newest version at that time. */
export function versionAt({ versions }: AssessmentRecords, moment: Date): Version | undefined {
  return versions.findLast((version) => version.publishedAt <= moment.toISOString())
}

function recordsOf(
  { versions, draft, writtenAnswers }: SampleAssessment,
  job: Job,
  random: Random,
  now: Date,
): AssessmentRecords {
  const id = random.id()
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY).toISOString()
  const published = versions.map((definition, index): Version => {
    const number = index + 1
    return {
      format: FORMATS.version,
      rev: 0,
      kind: 'version',
      id: versionIdOf(id, number),
      assessmentId: id,
      number,
      publishedAt: daysAgo(PUBLISHED_DAYS_AGO[index] ?? 1),
      publishedBy: random.pick(staff),
      definition,
    }
  })
  const assessment: Assessment = {
    format: FORMATS.assessment,
    rev: 0,
    kind: 'assessment',
    id,
    jobId: job.id,
    title: draft.settings.title,
    createdAt: daysAgo(170),
    updatedAt: daysAgo(2),
    draft,
    draftRev: 0,
    testCandidates: [],
    closed: false,
    archived: false,
    keyCorrections: [],
    sample: true,
    ...(published.length > 0 ? { publishedVersion: published.length } : {}),
  }
  return { assessment, versions: published, writtenAnswers }
}
