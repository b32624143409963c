import { expect, test } from 'vitest'

import {
  addPauseReason,
  hasPauseReason,
  isPaused,
  pauseClock,
  resumeClock,
  setExtraTime,
} from '#src/hiring/storage/clock.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  anInvitation,
  candidateNow,
  failure,
  STAFF,
  value,
} from '#tests/support/hiring.ts'

withFreshDatabases()

test('extra time is stored with the assignment, also none again', async () => {
  const { candidate } = await anInvitation()
  const { extraTime, ...others } = value(await setExtraTime(candidate.id, 50)).assignment ?? {}
  expect(extraTime).toBe(50)
  expect({ ...others, extraTime: 0 }).toEqual(candidate.assignment)
  expect(value(await setExtraTime(candidate.id, 0)).assignment).toEqual(candidate.assignment)
})

test('extra time that no candidate can have is refused, and changes nothing', async () => {
  const { candidate } = await anInvitation()
  expect(failure(await setExtraTime(candidate.id, -10))).toBe('not-valid')
  expect(await candidateNow(candidate.id)).toEqual(candidate)
})

test('a pause keeps its reason as a note, and ends with the next continuation', async () => {
  const { candidate, assessment } = await anInvitation()
  const paused = value(await pauseClock(candidate.id, '  Fire alarm ', STAFF))
  expect(paused.assignment && isPaused(paused.assignment)).toBe(true)
  expect(paused.notes.map(({ text, by }) => ({ text, by }))).toEqual([
    { text: 'Paused the assessment: Fire alarm', by: STAFF },
  ])
  expect(value(await pauseClock(candidate.id, null, STAFF))).toEqual(paused)

  const resumed = value(await resumeClock(candidate.id, STAFF))
  expect(resumed.assignment && isPaused(resumed.assignment)).toBe(false)
  expect(resumed.assignment?.pauses).toEqual([
    { from: paused.assignment?.pauses?.[0]?.from, to: resumed.updatedAt },
  ])
  expect(resumed.timeline.slice(candidate.timeline.length)).toEqual([
    {
      kind: 'paused',
      at: paused.updatedAt,
      by: STAFF,
      assessmentId: assessment.id,
      title: assessment.title,
    },
    {
      kind: 'continued',
      at: resumed.updatedAt,
      by: STAFF,
      assessmentId: assessment.id,
      title: assessment.title,
    },
  ])
  expect(value(await resumeClock(candidate.id, STAFF))).toEqual(resumed)
})

test('a second tab that pauses adds its reason to the pause that is there', async () => {
  const { candidate } = await anInvitation()
  const paused = value(await pauseClock(candidate.id, null, STAFF))
  const again = value(await pauseClock(candidate.id, 'Fire alarm', STAFF))
  expect(again.notes.map(({ text }) => text)).toEqual(['Paused the assessment: Fire alarm'])
  expect(again.assignment).toEqual(paused.assignment)
  expect(again.timeline).toEqual(paused.timeline)
})

test('a later pause leaves the earlier one as it was', async () => {
  const { candidate } = await anInvitation()
  value(await pauseClock(candidate.id, 'Fire alarm', STAFF))
  const first = value(await resumeClock(candidate.id, STAFF)).assignment?.pauses ?? []
  value(await pauseClock(candidate.id, 'Power cut', STAFF))
  const both = value(await resumeClock(candidate.id, STAFF)).assignment?.pauses ?? []
  expect(both).toHaveLength(2)
  expect(both[0]).toEqual(first[0])
})

test('a reason may follow the pause, or be left', async () => {
  const { candidate } = await anInvitation()
  const paused = value(await pauseClock(candidate.id, null, STAFF))
  expect(paused.assignment && isPaused(paused.assignment)).toBe(true)
  expect(paused.timeline.at(-1)).toMatchObject({ kind: 'paused', by: STAFF })
  expect(paused.notes).toEqual([])
  expect(hasPauseReason(paused)).toBe(false)
  const explained = value(await addPauseReason(candidate.id, ' Fire alarm', STAFF))
  expect(explained.notes.map(({ text, by }) => ({ text, by }))).toEqual([
    { text: 'Paused the assessment: Fire alarm', by: STAFF },
  ])
  expect(explained.assignment).toEqual(paused.assignment)
  expect(hasPauseReason(explained)).toBe(true)
})

test('the reason of an earlier pause is not that of this one', async () => {
  const { candidate } = await anInvitation()
  const { notes, assignment, ...rest } = value(await pauseClock(candidate.id, 'Fire', STAFF))
  const later = { from: '9999-01-01T00:00:00.000Z' }
  expect(hasPauseReason({ ...rest, notes, ...(assignment && { assignment }) })).toBe(true)
  expect(
    hasPauseReason({
      ...rest,
      notes,
      ...(assignment && { assignment: { ...assignment, pauses: [later] } }),
    }),
  ).toBe(false)
})

test('a blank reason is refused, and changes nothing', async () => {
  const { candidate } = await anInvitation()
  expect(failure(await addPauseReason(candidate.id, ' ', STAFF))).toBe('not-valid')
  expect(failure(await pauseClock(candidate.id, ' ', STAFF))).toBe('not-valid')
  expect(await candidateNow(candidate.id)).toEqual(candidate)
})

test('without an assessment there is no clock', async () => {
  const job = await aJob()
  const candidate = await aCandidate(job.id)
  expect(failure(await setExtraTime(candidate.id, 50))).toBe('not-assigned')
  expect(failure(await pauseClock(candidate.id, 'Fire alarm', STAFF))).toBe('not-assigned')
  expect(failure(await resumeClock(crypto.randomUUID(), STAFF))).toBe('not-found')
})
