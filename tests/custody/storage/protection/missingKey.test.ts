// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { deviceDatabase, keyTable, settingTable } from '#src/storage/core/deviceDatabase.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { KeyMissing } from '#src/storage/device/missingKey.ts'
import { enterCandidateMode } from '#src/storage/device/candidateModeWrites.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { addNote } from '#src/hiring/storage/candidates.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { turnOff, turnOn } from '#src/custody/storage/protection/turning.ts'
import { unlock } from '#src/storage/protection/unlocking.ts'
import { takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { forgetParts } from '#src/storage/sealing/sealedParts.ts'
import { storeFile } from '#src/storage/stored/files.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { backupOfEverything, eraseEverything, replaceWith } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  aPublishedAssessment,
  assessmentNow,
  candidateNow,
  failure,
  MORNING,
  STAFF,
  value,
} from '#tests/support/hiring.ts'
import {
  aTeamKey,
  everythingStored,
  PASSPHRASE,
  protect,
} from '#tests/support/protection/protecting.ts'

withFreshDatabases()

/** What a page knows that has just been loaded. */
function reload(): void {
  takeNoKeys()
  forgetParts()
}

async function aProtectedDevice() {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id)
  const [ada, bob] = [await aCandidate(job.id), await aCandidate(job.id)]
  value(await addNote(ada.id, 'Called back', STAFF))
  await protect()
  return { adaId: ada.id, bobId: bob.id, assessmentId: assessment.id, code: ada.assignment?.code }
}

async function answered(candidateId: string, assessmentId: string) {
  const asked = { candidateId, assessmentId, now: MORNING }
  const { response, seal } = value(
    await startOrResume({ ...asked, credentials: { code: 'ABCD2345', harden: hardened } }),
  )
  const attemptId = response.current?.attemptId ?? ''
  const submission = { candidateId, attemptId, answers: {}, dropped: [], now: MORNING }
  const file = new File(['CV of Ada'], 'cv.txt')
  return {
    submit: () => submitAttempt({ ...submission, seal }),
    upload: () => storeFile({ owner: attemptId, file, seal }),
  }
}

/** With a step that can be undone. */
async function edited(assessmentId: string) {
  const { draft, rev } = await assessmentNow(assessmentId)
  const name = { key: 'pasteQuestions', count: 2 } as const
  value(
    await saveDraft({ assessmentId, rev, draft, step: { kind: 'new', name, undo: [], redo: [] } }),
  )
}

test.each([
  ['the key alone', () => keyTable.clear()],
  [
    'all of the device database',
    async () => {
      await keyTable.clear()
      await settingTable.clear()
    },
  ],
])('after %s was deleted, a page that loads says that the key is missing', async (_what, lose) => {
  await aProtectedDevice()
  await lose()
  reload()
  await expect(readProtection()).rejects.toThrow(KeyMissing)
})

test.each(['Assessments', 'Candidates', 'Responses', 'history', 'files'])(
  'what is sealed in %s alone is found',
  async (kept) => {
    const { adaId, bobId, assessmentId } = await aProtectedDevice()
    await edited(assessmentId)
    const { submit } = await answered(adaId, assessmentId)
    value(await submit())
    const { upload } = await answered(bobId, assessmentId)
    value(await upload())
    for (const table of [...database.tables, ...deviceDatabase.tables]) {
      if (table.name !== kept) await table.clear()
    }
    reload()
    await expect(readProtection()).rejects.toThrow(KeyMissing)
  },
)

test('protection can’t be turned on with another key', async () => {
  const { adaId } = await aProtectedDevice()
  const [key] = await keyTable.toArray()
  await keyTable.clear()
  reload()
  const before = await everythingStored()
  expect(failure(await turnOn(await aTeamKey()))).toBe('not-valid')
  expect(await everythingStored()).toBe(before)
  // With the key that was lost everything opens again.
  await keyTable.add(key)
  value(await unlock(PASSPHRASE, hardened))
  expect((await candidateNow(adaId)).notes[0]?.text).toBe('Called back')
})

test.each([false, true])(
  'nobody starts or continues to answer, handed over: %s',
  async (isHandedOver) => {
    const { adaId, bobId, assessmentId } = await aProtectedDevice()
    await answered(adaId, assessmentId)
    if (isHandedOver) {
      value(await enterCandidateMode({ assessments: [{ id: assessmentId, title: 'Basics' }] }))
    }
    await keyTable.clear()
    reload()
    const before = await everythingStored()
    for (const candidateId of [adaId, bobId]) {
      const started = await startOrResume({ candidateId, assessmentId, now: MORNING })
      expect(failure(started)).toBe('not-valid')
    }
    expect(await everythingStored()).toBe(before)
  },
)

test('a device that was never protected is looked through once', async () => {
  await aCandidate((await aJob()).id)
  expect(await readProtection()).toEqual({ kind: 'off' })
  const reading = vi.spyOn(hiring, 'connect')
  reload()
  expect(await readProtection()).toEqual({ kind: 'off' })
  expect(reading).not.toHaveBeenCalled()
})

test('turned off, it is off even if something sealed was damaged and did not open', async () => {
  const { adaId } = await aProtectedDevice()
  const table = database.table<{ notes: { sealedText: object }[] }>('Candidates')
  const stored = await table.get(adaId)
  const notes = stored!.notes.map((note) => ({ ...note, sealedText: { iv: '', ciphertext: 'x' } }))
  await table.put({ ...stored!, notes })
  reload()
  value(await unlock(PASSPHRASE, hardened))
  value(await turnOff())
  reload()
  expect(await readProtection()).toEqual({ kind: 'off' })
})

test('a backup that holds the key brings everything back', async () => {
  const { adaId } = await aProtectedDevice()
  const file = await backupOfEverything()
  await keyTable.clear()
  reload()
  value(await replaceWith(file))
  expect((await readProtection()).kind).toBe('locked')
  value(await unlock(PASSPHRASE, hardened))
  expect((await candidateNow(adaId)).notes[0]?.text).toBe('Called back')
})

test.each(['everything', 'history', 'files'])(
  'a backup of %s that was saved without the key says so again',
  async (kept) => {
    const { adaId, assessmentId } = await aProtectedDevice()
    await edited(assessmentId)
    value(await (await answered(adaId, assessmentId)).upload())
    for (const table of [...database.tables, ...deviceDatabase.tables]) {
      if (kept !== 'everything' && table.name !== kept) await table.clear()
    }
    await keyTable.clear()
    reload()
    const file = await backupOfEverything()
    await eraseEverything()
    expect(await readProtection()).toEqual({ kind: 'off' })
    value(await replaceWith(file))
    await expect(readProtection()).rejects.toThrow(KeyMissing)
  },
)
