import { describe, expect, test } from 'vitest'

import { closeAssessment, publishDraft } from '#src/builder/storage/assessments.ts'
import { assignAssessment } from '#src/hiring/storage/candidates.ts'
import { assessmentTable, candidateTable, responseTable } from '#src/storage/core/database.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { getInvitation, identify } from '#src/taking/storage/taking.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anInvitation,
  aPublishedAssessment,
  aStartedAttempt,
  candidateNow,
  failure,
  MORNING,
  minutesLater,
  STAFF,
  value,
} from '#tests/support/hiring.ts'

withFreshDatabases()

describe('starting', () => {
  test('creates one response at the newest version, and a timeline entry', async () => {
    const { candidate, version, response } = await aStartedAttempt()
    expect(response).toMatchObject({ candidateId: candidate.id, versionId: version.id, rev: 0 })
    expect(response.submittedAt).toBeUndefined()
    expect(await responseTable.orderBy('submittedAt').count()).toBe(0)
    const kinds = (await candidateNow(candidate.id)).timeline.map(({ kind }) => kind)
    expect(kinds).toEqual(['applied', 'assigned', 'started'])
  })

  test('a second time resumes what was started, with its own version', async () => {
    const { candidate, assessment, attempt, version } = await aStartedAttempt()
    await publishDraft({ assessmentId: assessment.id, rev: assessment.rev, by: STAFF })
    const again = value(
      await startOrResume({
        candidateId: candidate.id,
        assessmentId: assessment.id,
        now: minutesLater(5),
      }),
    )
    expect(again.resumed).toBe(true)
    expect(again.version.id).toBe(version.id)
    expect(again.response.current).toEqual({
      ...attempt,
      events: [...attempt.events, { at: minutesLater(5).toISOString(), kind: 'resumed' }],
    })
  })

  test('records when the attempt was left, and how, as of its last save', async () => {
    const { candidate, assessment, attempt, response } = await aStartedAttempt()
    const seen = { at: minutesLater(3).toISOString(), how: 'stopped' as const }
    await responseTable.put({ ...response, current: { ...attempt, seen } })
    const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: minutesLater(5) }
    const { current } = value(await startOrResume(asked)).response
    expect(current?.seen).toBeUndefined()
    expect(current?.events).toEqual([
      ...attempt.events,
      { kind: 'left', ...seen },
      { kind: 'resumed', at: minutesLater(5).toISOString() },
    ])
  })

  test('I5: counts what happens after so many times, instead of listing it', async () => {
    const { candidate, assessment, attempt, response } = await aStartedAttempt()
    const at = MORNING.toISOString()
    const events = Array.from({ length: 200 }, () => ({ kind: 'resumed' as const, at }))
    const current = { ...attempt, events, seen: { at } }
    await responseTable.put({ ...response, current })
    const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: minutesLater(5) }
    const once = value(await startOrResume(asked)).response.current
    expect(once).toMatchObject({ events, unlistedEvents: 2 })
    const twice = value(await startOrResume(asked)).response.current
    expect(twice).toMatchObject({ events, unlistedEvents: 3 })
  })

  test('two tabs at once start one attempt', async () => {
    const { candidate, assessment } = await anInvitation()
    const start = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
    const both = (await Promise.all([startOrResume(start), startOrResume(start)])).map(value)
    const attempts = new Set(both.map(({ response }) => response.current?.attemptId))
    expect(attempts.size).toBe(1)
    expect(both.filter(({ resumed }) => resumed)).toHaveLength(1)
  })

  test('needs the assignment, and an open assessment', async () => {
    const { candidate, assessment } = await anInvitation()
    const other = await aPublishedAssessment(candidate.jobId)
    const asked = { candidateId: candidate.id, now: MORNING }
    const wrong = await startOrResume({ ...asked, assessmentId: other.assessment.id })
    expect(failure(wrong)).toBe('not-assigned')
    await closeAssessment(assessment.id)
    const closed = await startOrResume({ ...asked, assessmentId: assessment.id })
    expect(failure(closed)).toBe('closed')
    expect(await responseTable.count()).toBe(0)
  })

  test('is possible after the assessment was closed', async () => {
    const { candidate, assessment } = await aStartedAttempt()
    await closeAssessment(assessment.id)
    const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
    expect(value(await startOrResume(asked)).resumed).toBe(true)
  })

  test('is refused for another assessment while one is unfinished', async () => {
    const { candidate, assessment } = await aStartedAttempt()
    const other = await aPublishedAssessment(candidate.jobId)
    const assigned = await assignAssessment(candidate.id, other.assessment.id, STAFF)
    expect(failure(assigned)).toBe('has-response')
    const asked = { candidateId: candidate.id, assessmentId: other.assessment.id, now: MORNING }
    expect(await startOrResume(asked)).toEqual({
      ok: false,
      error: { kind: 'other-in-progress', assessmentId: assessment.id },
    })
  })

  test('needs none of what only staff read, and carries it along', async () => {
    const { candidate, assessment, attempt } = await aStartedAttempt()
    await assessmentTable.update(assessment.id, { draft: 'torn', title: 7 })
    const torn = { notes: 'torn', stage: 7, phone: null, unknown: [1] }
    await candidateTable.update(candidate.id, torn)
    const review = { reviews: 'torn', scores: { 1: 2 }, judgement: 'torn' }
    await responseTable.update(candidate.id, review)
    expect(value(await getInvitation(assessment.id, MORNING)).title).toBe('Front-end engineer')
    const { email } = candidate
    const code = candidate.assignment?.code ?? ''
    const asked = { assessmentId: assessment.id, now: minutesLater(1) }
    expect(failure(await identify({ ...asked, email, code: 'AAAA-1111' }))).toBe('no-match')
    const { candidateId } = value(await identify({ ...asked, email, code }))
    value(await startOrResume({ ...asked, candidateId }))
    const submission = { candidateId, attemptId: attempt.attemptId, answers: {}, dropped: [] }
    value(await submitAttempt({ ...submission, now: minutesLater(2) }))
    expect(await candidateTable.get(candidateId)).toMatchObject({ ...torn, name: candidate.name })
    expect(await responseTable.get(candidateId)).toMatchObject({ ...review, attempts: [{}] })
  })

  test('never overwrites a damaged response', async () => {
    const { candidate, assessment } = await anInvitation()
    const raw = { candidateId: candidate.id, assessmentId: assessment.id, current: 'torn' }
    await responseTable.put(raw)
    const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
    expect(failure(await startOrResume(asked))).toBe('damaged-record')
    expect(await responseTable.get(candidate.id)).toEqual(raw)
  })
})
