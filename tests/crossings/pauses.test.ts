// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isPaused, pauseClock } from '#src/hiring/storage/clock.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { listReviewedNotes } from '#src/review/storage/candidateWork.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { noTimeUsed } from '#src/assessment/engine/clock/starting.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aStartedAttempt,
  candidateNow,
  minutesLater,
  MORNING,
  STAFF,
  value,
} from '#tests/support/hiring.ts'

withFreshDatabases()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
afterEach(() => void vi.useRealTimers())

function go(minutes: number): Date {
  vi.setSystemTime(minutesLater(minutes))
  return new Date()
}

async function submitted(
  candidateId: string,
  attemptId: string,
  now: Date,
): Promise<readonly unknown[]> {
  const used = noTimeUsed(now.toISOString())
  const nothing = { answers: {}, dropped: [] }
  value(await submitAttempt({ candidateId, attemptId, ...nothing, used, now }))
  const stored = await getResponse(candidateId)
  return stored?.kind === 'whole' ? stored.value.attempts.at(-1)!.events : []
}

test('O6: a pause that is open on submission ends with the attempt, and stops no retake', async () => {
  const { candidate, assessment, attempt } = await aStartedAttempt()
  go(1)
  value(await pauseClock(candidate.id, 'Fire alarm', STAFF))
  const events = await submitted(candidate.id, attempt.attemptId, go(2))
  expect(events).toContainEqual({ kind: 'paused', at: minutesLater(1).toISOString(), ms: 60_000 })
  expect(isPaused((await candidateNow(candidate.id)).assignment!)).toBe(false)

  go(90)
  value(await allowRetake(candidate.id, STAFF))
  const retake = { candidateId: candidate.id, assessmentId: assessment.id, now: go(100) }
  const { response } = value(await startOrResume(retake))
  const again = await submitted(candidate.id, response.current!.attemptId, go(101))
  expect(again).toMatchObject([{ kind: 'started' }, { kind: 'submitted' }])
})

test('I9: of a pause that an older version left open, a retake has its own part only', async () => {
  const { candidate, attempt } = await aStartedAttempt()
  const pauses = [{ from: minutesLater(-60).toISOString() }]
  const { assignment } = candidate
  await candidateTable.put({ ...candidate, assignment: { ...assignment, pauses } })
  const events = await submitted(candidate.id, attempt.attemptId, go(2))
  expect(events).toContainEqual({ kind: 'paused', at: attempt.startedAt, ms: 120_000 })
})

test('H8: the reason of a pause is masked while the name is hidden', async () => {
  const { candidate, attempt } = await aStartedAttempt()
  value(await pauseClock(candidate.id, 'Ada felt unwell', STAFF))
  await submitted(candidate.id, attempt.attemptId, go(2))
  const notes = await listReviewedNotes(candidate.id)
  expect(notes?.map(({ text }) => text)).toEqual(['Paused the assessment: ••• felt unwell'])
})
