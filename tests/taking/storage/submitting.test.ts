import { describe, expect, test } from 'vitest'

import {
  closeAssessment,
  publishDraft,
  reopenAssessment,
} from '#src/builder/storage/assessments.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { listResponseIds } from '#src/review/storage/submittedBatches.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
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

const ANSWERS = { language: { option: 'Go' }, why: 'It is small' }

describe('submitting', () => {
  test('finishes the attempt in one transaction', async () => {
    const { candidate, assessment, attempt } = await aStartedAttempt()
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: minutesLater(9) }
    const sent = value(await submitAttempt({ ...asked, answers: ANSWERS, dropped: ['gone'] }))
    expect(sent.at).toBe(minutesLater(9).toISOString())
    const stored = await getResponse(candidate.id)
    if (stored?.kind !== 'whole') throw new Error('The response was just written')
    expect(stored.value.current).toBeUndefined()
    expect(stored.value).toMatchObject({
      submittedAt: sent.at,
      attempts: [{ answers: ANSWERS, dropped: ['gone'], receipt: sent.receipt }],
    })
    expect((await listResponseIds(assessment.id)).submitted).toEqual([candidate.id])
    const kinds = (await candidateNow(candidate.id)).timeline.map(({ kind }) => kind)
    expect(kinds.at(-1)).toBe('submitted')
  })

  test('keeps what was recorded, and nothing that only an attempt in progress needs', async () => {
    const { candidate, attempt, response } = await aStartedAttempt()
    const seen = { at: minutesLater(3).toISOString() }
    const activity = {
      pages: [{ place: 's1', visibleMs: 1500 }],
      events: [
        { kind: 'pasted' as const, at: seen.at, questionId: 'why', length: 12 },
        { kind: 'hidden' as const, at: seen.at, ms: 900 },
      ],
    }
    const inProgress = { place: 's1', seen, activity, marked: ['why'] }
    await responseTable.put({ ...response, current: { ...attempt, ...inProgress } })
    const { attemptId } = attempt
    const submission = { candidateId: candidate.id, attemptId, answers: ANSWERS, dropped: [] }
    const more = { ...activity, pages: [{ place: 's1', visibleMs: 1800 }] }
    value(await submitAttempt({ ...submission, activity: more, now: minutesLater(9) }))
    const stored = await getResponse(candidate.id)
    const [finished] = stored?.kind === 'whole' ? stored.value.attempts : []
    expect(finished).toMatchObject({ activity: more, clock: attempt.clock })
    expect(finished?.events.at(-1)).toEqual({
      kind: 'submitted',
      at: minutesLater(9).toISOString(),
    })
    expect(Object.keys(finished ?? {})).not.toContain('seen')
    expect(Object.keys(finished ?? {})).not.toContain('place')
  })

  test('several times at once: exactly one wins, and the others get its receipt', async () => {
    const { candidate, attempt } = await aStartedAttempt()
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((why) => submitAttempt({ ...asked, answers: { why }, dropped: [] })),
    )
    const won = results.filter(({ ok }) => ok)
    expect(won).toHaveLength(1)
    const receipt = won.map(value)[0]?.receipt
    const lost = results.filter(({ ok }) => !ok)
    expect(lost).toHaveLength(3)
    for (const result of lost) {
      expect(result).toMatchObject({ error: { kind: 'already-submitted', receipt } })
    }
  })

  test('refuses a second start, of the same and of another assessment', async () => {
    const { candidate, assessment, attempt } = await aStartedAttempt()
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    await submitAttempt({ ...asked, answers: ANSWERS, dropped: [] })
    const at = MORNING.toISOString()
    const other = await aPublishedAssessment(candidate.jobId)
    for (const assessmentId of [assessment.id, other.assessment.id]) {
      const again = await startOrResume({ candidateId: candidate.id, assessmentId, now: MORNING })
      expect(again).toEqual({
        ok: false,
        error: { kind: 'already-submitted', at, assessmentId: assessment.id },
      })
    }
  })

  test('on a full disk writes nothing at all', async () => {
    const { candidate, attempt } = await aStartedAttempt()
    const before = await responseTable.get(candidate.id)
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    // The timeline entry is the last thing written.
    failWrites('Candidates')
    const failed = await submitAttempt({ ...asked, answers: ANSWERS, dropped: [] })
    expect(failure(failed)).toBe('storage-full')
    expect(await responseTable.get(candidate.id)).toEqual(before)
    expect(failure(await submitAttempt({ ...asked, answers: ANSWERS, dropped: [] }))).toBe(null)
  })

  test('refuses answers of a wrong shape', async () => {
    const { candidate, attempt } = await aStartedAttempt()
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    const answers = { 'not an id': 'text' }
    expect(failure(await submitAttempt({ ...asked, answers, dropped: [] }))).toBe('not-valid')
  })

  test('works for a candidate with a damaged profile', async () => {
    const { candidate, attempt } = await aStartedAttempt()
    await candidateTable.put({ id: candidate.id, name: 7 })
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    expect(failure(await submitAttempt({ ...asked, answers: ANSWERS, dropped: [] }))).toBe(null)
  })
})

describe('a retake', () => {
  test('is only for those who have submitted', async () => {
    const { candidate } = await aStartedAttempt()
    expect(failure(await allowRetake(candidate.id, STAFF))).toBe('not-submitted')
    const other = await aCandidate(candidate.jobId)
    expect(failure(await allowRetake(other.id, STAFF))).toBe('not-found')
  })

  test('is not possible if the assessment is closed', async () => {
    const { candidate, assessment, attempt } = await aStartedAttempt()
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    value(await submitAttempt({ ...asked, answers: ANSWERS, dropped: [] }))
    value(await closeAssessment(assessment.id))
    expect(failure(await allowRetake(candidate.id, STAFF))).toBe('closed')
    const stored = await candidateNow(candidate.id)
    expect(stored.timeline.map(({ kind }) => kind)).not.toContain('retakeAllowed')
    value(await reopenAssessment(assessment.id))
    value(await allowRetake(candidate.id, STAFF))
  })

  test('starts again with the newest version; what was submitted stays', async () => {
    const { candidate, assessment, attempt } = await aStartedAttempt()
    const asked = { candidateId: candidate.id, now: MORNING }
    await submitAttempt({
      ...asked,
      attemptId: attempt.attemptId,
      answers: ANSWERS,
      dropped: [],
    })
    const rev = assessment.rev
    const second = value(await publishDraft({ assessmentId: assessment.id, rev, by: STAFF }))
    value(await allowRetake(candidate.id, STAFF))
    const started = value(await startOrResume({ ...asked, assessmentId: assessment.id }))
    expect(started).toMatchObject({ resumed: false, version: { id: second.id } })
    expect(started.response).toMatchObject({
      submittedAt: MORNING.toISOString(),
      versionId: second.id,
      attempts: [{ attemptId: attempt.attemptId, answers: ANSWERS }],
    })
    const current = started.response.current
    expect(current).toMatchObject({ versionId: second.id, answers: {} })
    expect(current?.attemptId).not.toBe(attempt.attemptId)
    const late = minutesLater(30)
    await submitAttempt({
      candidateId: candidate.id,
      attemptId: current?.attemptId ?? '',
      answers: { why: 'again' },
      dropped: [],
      now: late,
    })
    const stored = await getResponse(candidate.id)
    expect(stored).toMatchObject({ value: { submittedAt: late.toISOString() } })
    expect(stored).toMatchObject({ value: { attempts: [{}, { answers: { why: 'again' } }] } })
    const again = await startOrResume({ ...asked, assessmentId: assessment.id })
    expect(failure(again)).toBe('already-submitted')
  })
})

test('the current page is not part of what is submitted', async () => {
  const { candidate, attempt, response } = await aStartedAttempt()
  await responseTable.put({ ...response, current: { ...attempt, place: 'work' } })
  const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
  value(await submitAttempt({ ...asked, answers: ANSWERS, dropped: [] }))
  const stored = await getResponse(candidate.id)
  expect(stored).toMatchObject({ kind: 'whole', value: { attempts: [{ answers: ANSWERS }] } })
  expect(JSON.stringify(stored)).not.toContain('place')
})
