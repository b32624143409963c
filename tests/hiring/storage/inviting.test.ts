import { expect, test } from 'vitest'

import { candidateTable } from '#src/storage/core/database.ts'
import { giveCodes, listInvitable } from '#src/hiring/storage/inviting.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  anInvitation,
  aPublishedAssessment,
  aStartedAttempt,
  candidateNow,
  failure,
  MORNING,
  STAFF,
  value,
  submitBlank,
} from '#tests/support/hiring.ts'

withFreshDatabases()

async function submitted() {
  const started = await aStartedAttempt()
  await submitBlank(started)
  return started
}

test('lists who has a code or could get one, by name', async () => {
  const { job, assessment, candidate } = await anInvitation()
  const other = await aPublishedAssessment(job.id)
  const free = await aCandidate(job.id, { name: 'Aaron' })
  const busy = await aCandidate(job.id)
  value(await giveCodes([busy.id], other.assessment.id, STAFF))
  await aCandidate((await aJob()).id)
  const { people, others, damaged } = await listInvitable(job.id, assessment.id)
  expect(people).toMatchObject([
    { id: free.id, name: 'Aaron', code: null },
    { id: candidate.id, code: candidate.assignment?.code },
  ])
  expect([others, damaged]).toEqual([1, []])
})

test('who has started is listed, who has finished is not, until a retake is allowed', async () => {
  const started = await aStartedAttempt()
  const listed = async (jobId: string, id: string) => (await listInvitable(jobId, id)).people.length
  expect(await listed(started.job.id, started.assessment.id)).toBe(1)
  const { job, assessment, candidate } = await submitted()
  expect(await listInvitable(job.id, assessment.id)).toMatchObject({ people: [], others: 1 })
  value(await allowRetake(candidate.id, STAFF))
  expect(await listed(job.id, assessment.id)).toBe(1)
})

test('a damaged record is counted by itself', async () => {
  const { job, assessment, candidate } = await anInvitation()
  await candidateTable.put({ ...Object(await candidateNow(candidate.id)), stage: 'nowhere' })
  expect(await listInvitable(job.id, assessment.id)).toMatchObject({
    people: [],
    others: 0,
    damaged: [{ id: candidate.id }],
  })
})

test('gives codes to those without an assessment or a response, and to no one else', async () => {
  const { job, assessment, candidate } = await anInvitation()
  const second = (await aPublishedAssessment(job.id)).assessment
  const [free, also] = [await aCandidate(job.id), await aCandidate(job.id)]
  const stranger = await aCandidate((await aJob()).id)
  const ids = [free.id, also.id, candidate.id, stranger.id, crypto.randomUUID()]
  expect(value(await giveCodes(ids, second.id, STAFF))).toBe(2)
  const { assignment, timeline } = await candidateNow(free.id)
  expect(assignment).toMatchObject({ assessmentId: second.id, tries: 0 })
  expect(timeline.at(-1)).toMatchObject({ kind: 'assigned', by: STAFF, assessmentId: second.id })
  expect((await candidateNow(also.id)).assignment?.code).not.toBe(assignment?.code)
  expect((await candidateNow(candidate.id)).assignment?.assessmentId).toBe(assessment.id)
  expect((await candidateNow(stranger.id)).assignment).toBeUndefined()
})

test('a code that was given opens the assessment', async () => {
  const { job, assessment } = await anInvitation()
  await aPublishedAssessment(job.id)
  const free = await aCandidate(job.id)
  value(await giveCodes([free.id], assessment.id, STAFF))
  const asked = { candidateId: free.id, assessmentId: assessment.id, now: MORNING }
  expect(value(await startOrResume(asked)).resumed).toBe(false)
})

test('nothing is given for an assessment that does not exist', async () => {
  const { candidate } = await anInvitation()
  expect(failure(await giveCodes([candidate.id], crypto.randomUUID(), STAFF))).toBe('not-found')
})
