// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { getFile, storeFile } from '#src/storage/stored/files.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { closeWritersAfterEach, storedResponse, writerOf } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aJob,
  assessmentNow,
  aStartedAttempt,
  MORNING,
  readyDefinition,
  STAFF,
  value,
} from '#tests/support/hiring.ts'
import { withLocks } from '#tests/support/locks.ts'

withFreshDatabases()
withLocks()
closeWritersAfterEach()

async function startedInOneTab() {
  const { response, candidate, assessment, attempt } = await aStartedAttempt()
  const first = writerOf(response)
  await first.writer.flush()
  const open = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
  return { first, open, attempt }
}

test('the tab that takes an attempt over has everything that the first one saved', async () => {
  const { first, open, attempt } = await startedInOneTab()
  const used = {
    at: MORNING.toISOString(),
    allMs: 90_000,
    placeMs: { s1: 40_000 },
    started: ['s1'],
  }
  const answers = { why: 'half' }
  const saved = { answers, marked: ['why', 'language'], language: 'de', place: 'why' }
  first.writer.change({ ...saved, activeMs: 80_000, used })
  await first.writer.flush()
  first.writer.close()
  const { response } = value(await startOrResume(open))
  const clock = { activeMs: 80_000, used }
  expect(response.current).toMatchObject({ ...saved, clock, seed: attempt.seed })
})

test('a second tab deletes no file that the first one is about to name in an answer', async () => {
  const { first, open, attempt } = await startedInOneTab()
  const owner = attempt.attemptId
  const cv = value(await storeFile({ owner, file: new File(['words'], 'cv.txt') }))
  const second = value(await startOrResume(open))
  expect(second.response).toEqual(await storedResponse(open.candidateId))
  first.writer.change({ answers: { cv: [cv] } })
  await first.writer.flush()
  expect(first.kinds().at(-1)).toBe('saved')
  expect(await getFile(owner, cv.fileId)).toMatchObject({ name: 'cv.txt' })
})

test('of two tabs that publish the same version at once, one does and the other says so', async () => {
  const { id, rev } = value(await createAssessment((await aJob()).id, 'Basics'))
  const draft = readyDefinition()
  const saved = value(await saveDraft({ assessmentId: id, rev, draft }))
  const publish = (number: number) =>
    publishDraft({ assessmentId: id, rev: saved.rev, number, by: STAFF })
  const both = await Promise.all([publish(1), publish(1)])
  const outcomes = both.map((each) => (each.ok ? each.value.number : each.error.kind))
  expect(new Set(outcomes)).toEqual(new Set([1, 'published-elsewhere']))
  expect((await listVersions(id)).map(({ number }) => number)).toEqual([1])
  expect(value(await publish(2)).number).toBe(2)
  expect((await assessmentNow(id)).publishedVersion).toBe(2)
})
