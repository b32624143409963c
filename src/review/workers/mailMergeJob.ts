import { listJobs } from '#src/hiring/storage/jobs.ts'
import { type Addressee, mailMergeCsv } from '#src/review/files/mailMergeCsv.ts'
import { currentDecision } from '#src/review/model/decision/decisions.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { readSubmittedOf } from '#src/review/storage/submittedBatches.ts'
import { jobNames } from '#src/staff/words/jobNames.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'

export interface MailMergeInput {
  assessmentId: string
  /** Of the decision that counts, in the order of the file. */
  candidateIds: readonly string[]
}

const BATCH_SIZE = 200

export interface MailMerge {
  file: string
  /** How many people are in it: without those who were deleted, or can't be read. */
  people: number
}

/** The file for these people, with the names that are shown to the reviewer at this device. */
export async function writeMailMerge({
  assessmentId,
  candidateIds,
}: MailMergeInput): Promise<MailMerge> {
  const [stored, jobs, me] = await Promise.all([
    getAssessment(assessmentId),
    listJobs(),
    currentActor(),
  ])
  const { title = '', decisions = [] } = stored?.kind === 'whole' ? stored.value : {}
  const chosen = new Set(currentDecision(decisions)?.chosen.map(({ candidateId }) => candidateId))
  const jobNameById = jobNames(jobs.whole)
  const people: Addressee[] = []
  for (let done = 0; done < candidateIds.length; done += BATCH_SIZE) {
    const { whole } = await readSubmittedOf(candidateIds.slice(done, done + BATCH_SIZE), [])
    for (const { candidate, response } of whole) {
      if (candidate === null) continue
      const { name, email, reference, jobId } = candidate
      const isShown = isNameShown(response.reveals, me)
      people.push({
        ...(isShown ? { name, email } : { name: null, email: null }),
        reference,
        job: jobNameById.get(jobId) ?? null,
        isChosen: chosen.has(response.candidateId),
      })
    }
  }
  return { file: mailMergeCsv(title, people), people: people.length }
}
