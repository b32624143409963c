import { describe, expect, test } from 'vitest'

import { closeAssessment } from '#src/builder/storage/assessments.ts'
import {
  addNote,
  assignAssessment,
  createCandidate,
  getCandidate,
  listCandidatesOfJob,
  moveStage,
  updateCandidate,
} from '#src/hiring/storage/candidates.ts'
import { renewCode } from '#src/hiring/storage/renewingCode.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  anInvitation,
  aPublishedAssessment,
  aStartedAttempt,
  candidateDetails,
  failure,
  STAFF,
  value,
} from '#tests/support/hiring.ts'

withFreshDatabases()

describe('creating a candidate', () => {
  test('stores the email in indexed form', async () => {
    const job = await aJob()
    const candidate = await aCandidate(job.id, { email: ' Ada@Example.ORG ' })
    expect(candidate).toMatchObject({ email: 'ada@example.org', stage: 'applied', rev: 0 })
    expect(candidate.timeline).toMatchObject([{ kind: 'applied', by: STAFF }])
    expect(candidate.assignment).toBeUndefined()
  })

  test('automatically assigns the job’s only open assessment, with a code', async () => {
    const { assessment, candidate } = await anInvitation()
    expect(candidate.assignment).toMatchObject({ assessmentId: assessment.id, tries: 0 })
    expect(candidate.timeline.at(-1)).toMatchObject({ kind: 'assigned', by: { kind: 'app' } })
  })

  test('leaves the choice to staff if there are several, or none is open', async () => {
    const { job, assessment } = await anInvitation()
    await aPublishedAssessment(job.id)
    expect((await aCandidate(job.id)).assignment).toBeUndefined()
    await closeAssessment(assessment.id)
    expect((await aCandidate(job.id)).assignment).toBeDefined()
  })

  test('is refused for a second application to the same job', async () => {
    const [job, other] = [await aJob(), await aJob()]
    const first = await aCandidate(job.id, { email: 'ada@example.org' })
    const again = candidateDetails(job.id, { email: 'ADA@example.org' })
    expect(await createCandidate(again, STAFF)).toEqual({
      ok: false,
      error: { kind: 'already-applied', candidate: { id: first.id, name: first.name } },
    })
    const elsewhere = { ...again, jobId: other.id }
    expect(failure(await createCandidate(elsewhere, STAFF))).toBe(null)
  })

  test('needs a job, a name and an email', async () => {
    const job = await aJob()
    const create = async (own: object, jobId = job.id) =>
      failure(await createCandidate(candidateDetails(jobId, own), STAFF))
    expect(await create({}, crypto.randomUUID())).toBe('not-found')
    expect(await create({ email: 'nobody' })).toBe('not-valid')
    expect(await create({ name: ' ' })).toBe('not-valid')
    expect(await candidateTable.count()).toBe(0)
  })
})

describe('changing a candidate', () => {
  test('needs the revision that was read', async () => {
    const job = await aJob()
    const candidate = await aCandidate(job.id)
    const details = candidateDetails(job.id, { name: 'Grace' })
    expect(value(await updateCandidate(candidate.id, 0, details))).toMatchObject({ name: 'Grace' })
    const late = await updateCandidate(candidate.id, 0, candidateDetails(job.id))
    expect(failure(late)).toBe('changed-elsewhere')
  })

  test('of the job removes the old job’s assessment, and assigns the new one’s', async () => {
    const { candidate } = await anInvitation()
    const next = await anInvitation()
    const moved = candidateDetails(next.job.id)
    const changed = value(await updateCandidate(candidate.id, candidate.rev, moved))
    expect(changed.assignment?.assessmentId).toBe(next.assessment.id)
  })

  test('of the job keeps an assessment that was started', async () => {
    const { candidate, assessment } = await aStartedAttempt()
    const job = await aJob()
    const stored = await getCandidate(candidate.id)
    if (stored?.kind !== 'whole') throw new Error('The candidate was just made')
    const moved = candidateDetails(job.id)
    const changed = value(await updateCandidate(candidate.id, stored.value.rev, moved))
    expect(changed.assignment?.assessmentId).toBe(assessment.id)
  })

  test('moves the stage and records it; moving to the same stage records nothing', async () => {
    const candidate = await aCandidate((await aJob()).id)
    const moved = value(await moveStage(candidate.id, 'tech', STAFF))
    expect(moved.timeline.at(-1)).toMatchObject({
      kind: 'stageMoved',
      from: 'applied',
      to: 'tech',
      by: STAFF,
    })
    expect(value(await moveStage(candidate.id, 'tech', STAFF))).toEqual(moved)
  })

  test('many moves at once lose none', async () => {
    const candidate = await aCandidate((await aJob()).id)
    const stages = ['screen', 'tech', 'offer', 'hired', 'rejected'] as const
    await Promise.all([
      ...stages.map((stage) => moveStage(candidate.id, stage, STAFF)),
      ...stages.map((stage) => addNote(candidate.id, stage, STAFF)),
    ])
    const stored = await getCandidate(candidate.id)
    expect(stored).toMatchObject({ value: { rev: 10, stage: 'rejected' } })
    expect(stored).toHaveProperty('value.notes.length', 5)
  })

  test('accepts notes, except blank ones', async () => {
    const candidate = await aCandidate((await aJob()).id)
    expect(value(await addNote(candidate.id, ' Nice ', STAFF)).notes).toMatchObject([
      { text: 'Nice', by: STAFF },
    ])
    expect(failure(await addNote(candidate.id, ' \n', STAFF))).toBe('not-valid')
  })
})

describe('assigning', () => {
  test('gives a new code for a published assessment of the job', async () => {
    const { job, candidate, code } = await anInvitation()
    const { assessment } = await aPublishedAssessment(job.id)
    const assigned = value(await assignAssessment(candidate.id, assessment.id, STAFF))
    expect(assigned.assignment?.assessmentId).toBe(assessment.id)
    expect(assigned.assignment?.code).not.toBe(code)
    const again = value(await assignAssessment(candidate.id, assessment.id, STAFF))
    expect(again).toEqual(assigned)
  })

  test('refuses an assessment of another job', async () => {
    const candidate = await aCandidate((await aJob()).id)
    const { assessment } = await anInvitation()
    const refused = await assignAssessment(candidate.id, assessment.id, STAFF)
    expect(failure(refused)).toBe('other-job')
    expect(failure(await renewCode(candidate.id, STAFF))).toBe('not-assigned')
  })

  test('renews a code and records it', async () => {
    const { candidate, code } = await anInvitation()
    const renewed = value(await renewCode(candidate.id, STAFF))
    expect(renewed.assignment?.code).not.toBe(code)
    expect(renewed.timeline.at(-1)).toMatchObject({ kind: 'codeRenewed', by: STAFF })
  })
})

test('a damaged candidate is listed separately', async () => {
  const job = await aJob()
  const { id } = await aCandidate(job.id)
  await candidateTable.put({ id: 'bad', jobId: job.id, name: 3 })
  const listing = await listCandidatesOfJob(job.id)
  expect(listing.whole.map((candidate) => candidate.id)).toEqual([id])
  expect(listing.damaged.map((record) => record.id)).toEqual(['bad'])
  expect(failure(await moveStage('bad', 'tech', STAFF))).toBe('damaged-record')
})
