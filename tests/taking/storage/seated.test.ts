// @vitest-environment happy-dom

import { expect, test } from 'vitest'

import { pauseClock, resumeClock } from '#src/hiring/storage/clock.ts'
import { responseTable } from '#src/storage/core/database.ts'
import { listSeated } from '#src/taking/storage/seated.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  aPublishedAssessment,
  MORNING,
  minutesLater,
  STAFF,
  value,
} from '#tests/support/hiring.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'
import { limited } from '#tests/support/screens/limitedScreen.tsx'

withFreshDatabases()
withLocks()

/** Two candidates who have started the same assessment, which was handed over for everybody. */
async function begun(definition = limited({ timeLimit: 600 })) {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, definition)
  const start = async () => {
    const { id: candidateId } = await aCandidate(job.id)
    value(await startOrResume({ candidateId, assessmentId: assessment.id, now: MORNING }))
    return candidateId
  }
  const mode = {
    since: MORNING.toISOString(),
    assessments: [{ id: assessment.id, title: 'Cook' }],
    tries: 0,
    waitMs: 0,
  }
  return { mode, assessmentId: assessment.id, ada: await start(), bo: await start() }
}

test('whoever has the assessment open in some tab sits here, paused or not', async () => {
  const { mode, assessmentId, ada } = await begun()
  await holdLock(`response-${ada}`)
  const seat = { candidateId: ada, assessmentId, isHere: true, language: 'en' }
  expect(await listSeated(mode, null)).toEqual([{ ...seat, isPaused: false }])
  value(await pauseClock(ada, null, STAFF))
  expect(await listSeated(mode, null)).toEqual([{ ...seat, isPaused: true }])
  value(await resumeClock(ada, STAFF))
  expect(await listSeated(mode, null)).toEqual([{ ...seat, isPaused: false }])
})

test('so does whoever this tab showed before, and the one it was handed to', async () => {
  const { mode, ada, bo } = await begun()
  const ids = async (...asked: Parameters<typeof listSeated>) =>
    (await listSeated(...asked)).map(({ candidateId, isHere }) => isHere && candidateId)
  expect(await ids(mode, bo)).toEqual([bo])
  expect(await ids({ ...mode, candidateId: ada }, null)).toEqual([ada])
  expect(await ids({ ...mode, candidateId: ada }, ada)).toEqual([ada])
})

test('with nobody here, it is whoever was here last since the device was handed over', async () => {
  const { mode, ada, bo } = await begun()
  const seen = async (candidateId: string, minutes: number) => {
    const record = await responseTable.get(candidateId)
    const at = minutesLater(minutes).toISOString()
    Object.assign(Object(record).current, { seen: { at, how: 'stopped' } })
    await responseTable.put(record)
  }
  expect(await listSeated(mode, null)).toEqual([])
  await seen(ada, 5)
  await seen(bo, 3)
  expect(await listSeated(mode, null)).toMatchObject([{ candidateId: ada, isHere: false }])
  expect(await listSeated({ ...mode, since: minutesLater(6).toISOString() }, null)).toEqual([])
})

test('nobody without time limits, at another assessment, or who has not started', async () => {
  const unlimited = await begun(limited({}))
  expect(await listSeated(unlimited.mode, unlimited.ada)).toEqual([])
  const { mode, ada } = await begun()
  const others = [{ id: crypto.randomUUID(), title: 'Baker' }]
  expect(await listSeated({ ...mode, assessments: others }, ada)).toEqual([])
  expect(await listSeated(mode, crypto.randomUUID())).toEqual([])
})
