import { expect, test } from 'vitest'

import type { TestCandidate } from '#schemas/testCandidate.ts'
import { closeAssessment, publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { listHistory } from '#src/builder/storage/history.ts'
import { saveTestCandidates } from '#src/builder/storage/testCandidates.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob, aPublishedAssessment, failure, STAFF, value } from '#tests/support/hiring.ts'

withFreshDatabases()

const ada: TestCandidate = { id: 'ada', name: 'Ada', answers: { q: 'x' } }
const max: TestCandidate = { id: 'max', name: 'Max', answers: {} }

async function anAssessment() {
  return (await aPublishedAssessment((await aJob()).id)).assessment
}

async function stored(id: string) {
  const found = await getAssessment(id)
  if (found?.kind !== 'whole') throw new Error('The assessment was just written')
  return found.value
}

test('are saved beside the draft, which stays unchanged with its history', async () => {
  const { id, rev, draft, draftRev } = await anAssessment()
  const history = await listHistory(id)
  const saved = value(
    await saveTestCandidates({ assessmentId: id, rev, testCandidates: [ada, max] }),
  )
  expect(saved).toMatchObject({ rev: rev + 1, draftRev, draft, testCandidates: [ada, max] })
  expect(await stored(id)).toEqual(saved)
  expect(await listHistory(id)).toEqual(history)
})

test('of another tab are never overwritten', async () => {
  const { id, rev } = await anAssessment()
  value(await saveTestCandidates({ assessmentId: id, rev, testCandidates: [ada] }))
  const late = { assessmentId: id, rev, testCandidates: [max] }
  expect(failure(await saveTestCandidates(late))).toBe('changed-elsewhere')
  expect(failure(await saveTestCandidates({ ...late, rev: rev + 9 }))).toBe('changed-elsewhere')
  expect((await stored(id)).testCandidates).toEqual([ada])
})

test('and the draft are saved independently, also once the assessment is closed', async () => {
  const { id, rev, draft } = await anAssessment()
  const titled = { ...draft, settings: { ...draft.settings, title: 'Renamed' } }
  const first = value(await saveTestCandidates({ assessmentId: id, rev, testCandidates: [ada] }))
  value(await saveDraft({ assessmentId: id, rev, draft: titled }))
  await closeAssessment(id)
  const testCandidates = [ada, max]
  value(await saveTestCandidates({ assessmentId: id, rev: first.rev, testCandidates }))
  expect(await stored(id)).toMatchObject({ title: 'Renamed', closed: true, testCandidates })
})

test('are never published', async () => {
  const { id, rev } = await anAssessment()
  const saved = value(await saveTestCandidates({ assessmentId: id, rev, testCandidates: [ada] }))
  const version = value(await publishDraft({ assessmentId: id, rev: saved.rev, by: STAFF }))
  expect(JSON.stringify(await getVersion(version.id))).not.toContain('Ada')
})

test('of a deleted assessment are not saved', async () => {
  const saving = { assessmentId: crypto.randomUUID(), rev: 0, testCandidates: [ada] }
  expect(failure(await saveTestCandidates(saving))).toBe('not-found')
})
