import { expect, test } from 'vitest'

import { listWhatIfs, saveWhatIf } from '#src/review/storage/whatIfs.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import {
  deleteVersion,
  listVersionNumbers,
  readVersionFacts,
  readVersionUses,
} from '#src/builder/storage/versions.ts'
import { assessmentTable, responseTable } from '#src/storage/core/database.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import {
  aJob,
  anInvitation,
  aPublishedAssessment,
  aStartedAttempt,
  assessmentNow,
  failure,
  STAFF,
  submitBlank,
  value,
} from '#tests/support/hiring.ts'

withFreshDatabases()

/** Publishes one more version, with so many questions. */
async function publishNext(assessmentId: string, questions: number) {
  const draft = anAssessment(...Array.from({ length: questions }, (_, at) => longText(`q${at}`)))
  const { rev } = await assessmentNow(assessmentId)
  const saved = value(await saveDraft({ assessmentId, rev, draft }))
  return value(await publishDraft({ assessmentId, rev: saved.rev, by: STAFF }))
}

async function withVersions(count: number) {
  const job = await aJob()
  const first = anAssessment(longText('q0'))
  const { assessment } = await aPublishedAssessment(job.id, first)
  for (let number = 2; number <= count; number += 1) await publishNext(assessment.id, number)
  return assessment.id
}

test('versions are listed newest first, by number, each with its changes', async () => {
  const id = await withVersions(11)
  const numbers = await listVersionNumbers(id)
  expect(numbers).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  const facts = await readVersionFacts(id, numbers, 2)
  expect(facts).toMatchObject([
    { number: 11, questions: 11, sections: 1, since: 10, changes: '1 question added' },
    { number: 10, publishedBy: STAFF, since: 9, changes: '1 question added' },
  ])
  const all = await readVersionFacts(id, numbers, 20)
  expect(all).toHaveLength(11)
  expect(all.at(-1)).toMatchObject({ number: 1, since: null, changes: '' })
})

test('a version that can’t be read is listed as such, and the next one is compared past it', async () => {
  const id = await withVersions(4)
  await assessmentTable.update(`${id}.v3`, { definition: 'broken' })
  await assessmentTable.update(`${id}.v2`, { format: 99 })
  const facts = await readVersionFacts(id, await listVersionNumbers(id), 4)
  expect(facts).toMatchObject([
    { number: 4, since: 1, changes: '3 questions added' },
    { kind: 'damaged', number: 3, isNewer: false },
    { kind: 'damaged', number: 2, isNewer: true },
    { number: 1, since: null },
  ])
  // Also where the readable one is not among those listed.
  expect(await readVersionFacts(id, await listVersionNumbers(id), 1)).toMatchObject([{ since: 1 }])
})

test('a version that somebody answers stays, and can be deleted once nobody does', async () => {
  const started = await aStartedAttempt()
  const { assessment, candidate } = started
  await publishNext(assessment.id, 2)
  const kept = { ok: false, error: { kind: 'kept', because: 'answered' } }
  expect(await deleteVersion(assessment.id, 1)).toEqual(kept)
  await submitBlank(started)
  expect((await readVersionUses(assessment.id)).uses.get(`${assessment.id}.v1`)).toEqual({
    ...{ responses: 1, earlier: 0, inProgress: 0 },
  })
  expect(await deleteVersion(assessment.id, 1)).toEqual(kept)
  await responseTable.update(candidate.id, { attempts: 'broken' })
  expect(await deleteVersion(assessment.id, 1)).toMatchObject({
    error: { because: 'unreadable-response' },
  })
  await responseTable.delete(candidate.id)
  expect(await deleteVersion(assessment.id, 1)).toEqual({ ok: true, value: null })
  expect(await getVersion(`${assessment.id}.v1`)).toBeNull()
  expect(failure(await deleteVersion(assessment.id, 1))).toBe('not-found')
})

test('what is about a deleted version goes with it, and its number is not given again', async () => {
  const { assessment } = await anInvitation()
  const { id } = assessment
  await publishNext(id, 2)
  await publishNext(id, 3)
  const tried = { passMark: 50, weights: {}, bands: {} }
  for (const number of [1, 2]) {
    const whatIf = { ...tried, id: `w${number}`, versionId: `${id}.v${number}` }
    value(await saveWhatIf(id, { ...whatIf, name: `Tried ${number}`, by: STAFF }))
  }
  const { draftRev } = await assessmentNow(id)
  value(await deleteVersion(id, 2))
  expect((await listWhatIfs(id, { hidesNames: false })).map(({ name }) => name)).toEqual([
    'Tried 1',
  ])
  // An open builder goes on saving: the draft is as it was.
  expect((await assessmentNow(id)).draftRev).toBe(draftRev)
  expect(await listVersionNumbers(id)).toEqual([3, 1])
  expect(await deleteVersion(id, 3)).toMatchObject({ error: { because: 'newest' } })
  expect(await publishNext(id, 4)).toMatchObject({ number: 4 })
})
