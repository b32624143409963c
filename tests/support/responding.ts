/** Candidates who have submitted an assessment, in the real database. */
import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'

import { aCandidate, aJob, aPublishedAssessment, minutesLater, value } from './hiring.ts'

export type Responses = {
  assessmentId: string
  jobId: string
  /** Adds a submission, each a minute after the previous one. */
  respond: (name: string, answers: Answers, dropped?: string[]) => Promise<string>
  submit: (candidateId: string, answers: Answers, dropped?: string[]) => Promise<void>
  start: (candidateId: string) => Promise<string>
}

/** With `namesShown`, the reviewer at this device sees the name of everyone who responded. */
export async function anAssessmentWithResponses(
  definition: Definition,
  { namesShown = false } = {},
): Promise<Responses> {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, definition)
  const assessmentId = assessment.id
  let minutes = 0
  const startedBy = new Map<string, string>()

  const start = async (candidateId: string): Promise<string> => {
    const now = minutesLater(minutes)
    const { response } = value(await startOrResume({ candidateId, assessmentId, now }))
    if (!response.current) throw new Error('It was just started')
    startedBy.set(candidateId, response.current.attemptId)
    return response.current.attemptId
  }
  const submit: Responses['submit'] = async (candidateId, answers, dropped = []) => {
    const attemptId = startedBy.get(candidateId) ?? (await start(candidateId))
    startedBy.delete(candidateId)
    minutes += 1
    const now = minutesLater(minutes)
    value(await submitAttempt({ candidateId, attemptId, answers, dropped, now }))
    if (namesShown) value(await revealNames([candidateId], await currentActor(), 'Interview'))
  }
  return {
    assessmentId,
    jobId: job.id,
    start,
    submit,
    async respond(name, answers, dropped) {
      const { id } = await aCandidate(job.id, { name })
      await submit(id, answers, dropped)
      return id
    },
  }
}
