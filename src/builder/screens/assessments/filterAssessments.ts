import { foldText } from '#src/base/foldText.ts'
import type { Job } from '#schemas/records/job.ts'
import { jobNames } from '#src/staff/words/jobNames.ts'
import type { AssessmentSummary } from '#src/storage/stored/assessments.ts'

export const listStates = [
  'current',
  'draft',
  'published',
  'changed',
  'closed',
  'archived',
] as const
export type ListedState = (typeof listStates)[number]

export interface ListFilters {
  search: string
  jobId: string | null
  state: ListedState
}

export interface AssessmentRow {
  summary: AssessmentSummary
  jobName: string
}

/** The matching rows, most recently changed first. */
export function filterAssessments(
  summaries: readonly AssessmentSummary[],
  jobs: readonly Job[],
  filters: ListFilters,
): AssessmentRow[] {
  const nameById = jobNames(jobs)
  const words = foldText(filters.search).split(/\s+/).filter(Boolean)
  return summaries
    .map((summary) => ({
      summary,
      jobName: nameById.get(summary.assessment.jobId) ?? 'No job',
    }))
    .filter(({ summary, jobName }) => {
      const { assessment } = summary
      const text = foldText(`${assessment.title} ${jobName}`)
      if (!words.every((word) => text.includes(word))) return false
      if (filters.jobId && assessment.jobId !== filters.jobId) return false
      return fits(summary, filters.state)
    })
    .toSorted((one, other) =>
      other.summary.assessment.updatedAt.localeCompare(one.summary.assessment.updatedAt),
    )
}

function fits({ assessment, draftDiffers }: AssessmentSummary, state: ListedState): boolean {
  const published = assessment.publishedVersion !== undefined
  if (state === 'archived') return assessment.archived
  if (assessment.archived) return false
  if (state === 'draft') return !published
  if (state === 'published') return published && !assessment.closed
  if (state === 'changed') return draftDiffers
  if (state === 'closed') return assessment.closed
  return true
}
