// @vitest-environment happy-dom
import { currentCompany } from '#src/builder/storage/company.ts'
import { saveCompany } from '#src/custody/storage/companyFace.ts'
import { png } from '#tests/support/files/pictures.ts'
import { describe, expect, test, vi } from 'vitest'

import { saveDraft } from '#src/builder/storage/assessments.ts'
import type { StepDraft } from '#src/builder/storage/draftSteps.ts'
import { candidateTable, jobTable, responseTable } from '#src/storage/core/database.ts'
import { getSetting, setSetting } from '#src/storage/device/device.ts'
import { addReviewer, listTeam } from '#src/storage/device/team.ts'
import { fileTable, settingTable } from '#src/storage/core/deviceDatabase.ts'
import { storeFile } from '#src/storage/stored/files.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import { createJob } from '#src/hiring/storage/jobs.ts'
import { finishRestore } from '#src/custody/storage/restoreJournal.ts'
import { isRestoreInterrupted } from '#src/custody/storage/interruptedRestore.ts'
import { leavingNotes } from '#src/builder/storage/leavingNotes.ts'
import { noteOnLeaving } from '#src/builder/storage/unsaved.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import {
  backupOfEverything,
  eraseEverything,
  everythingStored,
  MADE_AT,
  replaceWith,
} from '#tests/support/backups.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import {
  aStartedAttempt,
  assessmentNow,
  failure,
  jobDetails,
  minutesLater,
  value,
} from '#tests/support/hiring.ts'

const RECOMMENDATIONS = { strongNo: 'Never', no: 'No', yes: 'Invite', strongYes: 'Hire' }

withFreshDatabases()

/** A job, an assessment with an undo step, a candidate, a submitted response with a file. */
async function someHiring() {
  const started = await aStartedAttempt()
  const { attemptId } = started.attempt
  const stored = value(
    await storeFile({ owner: attemptId, file: new File(['\0\u00ff bytes'], 'cv.pdf') }),
  )
  const answers = { why: 'Because \u2028 "quotes" \ud800', cv: [stored] }
  const { candidate, assessment } = started
  const submitted = { candidateId: candidate.id, attemptId, answers, dropped: [] }
  value(await submitAttempt({ ...submitted, now: minutesLater(5) }))
  const { rev, draft } = await assessmentNow(assessment.id)
  const step: StepDraft = { kind: 'new', name: 'editTitle', undo: [], redo: [] }
  value(await saveDraft({ assessmentId: assessment.id, rev, draft, step }))
  value(await setSetting('staffName', 'Inês'))
  value(await setSetting('recommendationWords', RECOMMENDATIONS))
  return { ...started, attemptId, fileId: stored.fileId }
}

test('what was noted of a draft is not added to the one that takes its place', async () => {
  const { assessment } = await someHiring()
  const file = await backupOfEverything()
  const { rev } = await assessmentNow(assessment.id)
  noteOnLeaving(assessment.id, [{ rev, name: 'edit', undo: [], redo: [] }])
  value(await replaceWith(file))
  expect(leavingNotes(assessment.id)).toEqual([])
})

test('what was backed up and erased is restored unchanged', async () => {
  await someHiring()
  const before = await everythingStored()
  const file = await backupOfEverything()
  await eraseEverything()
  expect(value(await replaceWith(file))).toEqual({ isFinished: true })
  const after = await everythingStored()
  const lastBackup = { at: MADE_AT, fileName: 'backup.jsonl', size: file.size }
  expect(after).toEqual({
    ...before,
    settings: [{ key: 'lastBackup', value: lastBackup }, ...(before['settings'] ?? [])],
  })
  expect(after['Responses']).toHaveLength(1)
  expect(after['files']).toHaveLength(1)
  expect(after['history']).toHaveLength(1)
})

test('reviewers are those of the backup, also if it has none', async () => {
  const none = await backupOfEverything()
  value(await addReviewer('Omar'))
  const two = await backupOfEverything()
  value(await addReviewer('Lea'))
  value(await replaceWith(two))
  expect((await listTeam()).map(({ name }) => name)).toEqual(['Hiring team', 'Omar'])
  value(await replaceWith(none))
  expect(await listTeam()).toEqual([])
})

test('the company is that of the backup with its mark, also if it has none', async () => {
  const none = await backupOfEverything()
  const mark = { bytes: png(32, 32).buffer, type: 'image/png' as const }
  value(await saveCompany({ name: 'Acme', accent: '#0a66c2', mark }))
  const company = await currentCompany()
  const acme = await backupOfEverything()
  value(await saveCompany({ name: 'Other', accent: null, mark: null }))
  value(await replaceWith(acme))
  expect(await currentCompany()).toEqual(company)
  value(await replaceWith(none))
  expect([await currentCompany(), await fileTable.count()]).toEqual([null, 0])
})

test('nothing from after the backup remains', async () => {
  const { assessment } = await someHiring()
  const file = await backupOfEverything()
  const later = await aStartedAttempt()
  value(await storeFile({ owner: later.attempt.attemptId, file: new File(['x'], 'x.txt') }))
  const { rev, draft } = await assessmentNow(assessment.id)
  const step: StepDraft = { kind: 'new', name: 'edit', undo: [], redo: [] }
  value(await saveDraft({ assessmentId: assessment.id, rev, draft, step }))
  value(await replaceWith(file))
  expect(await jobTable.count()).toBe(1)
  expect(await candidateTable.count()).toBe(1)
  expect(await responseTable.count()).toBe(1)
  expect(await fileTable.count()).toBe(1)
  const { steps, dropped } = await loadHistory(assessment.id)
  expect(steps.map(({ name }) => name)).toEqual(['editTitle'])
  expect(dropped).toBe(0)
})

describe('nothing is half written', () => {
  async function aDifferentDevice() {
    await someHiring()
    const file = await backupOfEverything()
    await eraseEverything()
    await createJob(jobDetails())
    value(await storeFile({ owner: crypto.randomUUID(), file: new File(['mine'], 'mine.txt') }))
    return { file, before: await everythingStored() }
  }

  test.each(['settings', 'files', 'Jobs', 'Candidates', 'Assessments', 'Responses'])(
    'if writing %s fails, everything stays as it was',
    async (store) => {
      const { file, before } = await aDifferentDevice()
      failWrites(store)
      expect(failure(await replaceWith(file))).toBe('storage-full')
      vi.restoreAllMocks()
      expect(await everythingStored()).toEqual(before)
    },
  )

  test('if only the device’s part fails, the next page completes it', async () => {
    const { file, before } = await aDifferentDevice()
    failWrites('history')
    expect(value(await replaceWith(file))).toEqual({ isFinished: false })
    vi.restoreAllMocks()
    expect(await isRestoreInterrupted()).toBe(true)
    const halfway = await everythingStored()
    expect(halfway['files']).toHaveLength(2)
    await finishRestore()
    expect(await isRestoreInterrupted()).toBe(false)
    const after = await everythingStored()
    expect(after['files']).toHaveLength(1)
    expect(after['files']).not.toEqual(before['files'])
    expect(after['history']).toHaveLength(1)
    expect(await getSetting('staffName')).toBe('Inês')
    expect(await getSetting('recommendationWords')).toEqual(RECOMMENDATIONS)
  })

  test('if the page closes before the records were replaced, the next one drops what was added', async () => {
    const { file, before } = await aDifferentDevice()
    let isGone = false
    // The closing page can't clean up either.
    const hang = vi.spyOn(jobTable, 'clear').mockImplementation(() => {
      isGone = true
      throw new DOMException('The page is gone', 'AbortError')
    })
    const drop = vi.spyOn(settingTable, 'delete').mockImplementation(() => {
      throw new DOMException('The page is gone', 'AbortError')
    })
    expect((await replaceWith(file)).ok).toBe(false)
    expect(isGone).toBe(true)
    hang.mockRestore()
    drop.mockRestore()
    expect(await isRestoreInterrupted()).toBe(true)
    await finishRestore()
    expect(await everythingStored()).toEqual(before)
  })
})
