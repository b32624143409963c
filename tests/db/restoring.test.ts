import { describe, expect, test, vi } from 'vitest'

import { type StepDraft, saveDraft } from '#src/db/assessments.ts'
import { candidateTable, jobTable, responseTable } from '#src/db/database.ts'
import { getSetting, setSetting } from '#src/db/device.ts'
import { fileTable, settingTable } from '#src/db/deviceDatabase.ts'
import { keepFile } from '#src/db/files.ts'
import { loadHistory } from '#src/db/history.ts'
import { createJob } from '#src/db/jobs.ts'
import { finishRestore, isRestoreLeft } from '#src/db/restoreJournal.ts'
import { submitAttempt } from '#src/db/submitting.ts'
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

withFreshDatabases()

/** A job, an assessment with a step of history, a candidate, a submitted response with a file. */
async function someHiring() {
  const started = await aStartedAttempt()
  const { attemptId } = started.attempt
  const stored = value(
    await keepFile({ owner: attemptId, file: new File(['\0\u00ff bytes'], 'cv.pdf') }),
  )
  const answers = { why: 'Because \u2028 "quotes" \ud800', cv: [stored] }
  const { candidate, assessment } = started
  const submitted = { candidateId: candidate.id, attemptId, answers, dropped: [] }
  value(await submitAttempt({ ...submitted, now: minutesLater(5) }))
  const { rev, draft } = await assessmentNow(assessment.id)
  const step: StepDraft = { kind: 'new', name: 'Rename', undo: [], redo: [] }
  value(await saveDraft({ assessmentId: assessment.id, rev, draft, step }))
  value(await setSetting('staffName', 'Inês'))
  return { ...started, attemptId, fileId: stored.fileId }
}

test('what was backed up and erased comes back as it was', async () => {
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

test('what came after the backup leaves nothing behind', async () => {
  const { assessment } = await someHiring()
  const file = await backupOfEverything()
  const later = await aStartedAttempt()
  value(await keepFile({ owner: later.attempt.attemptId, file: new File(['x'], 'x.txt') }))
  const { rev, draft } = await assessmentNow(assessment.id)
  const step: StepDraft = { kind: 'new', name: 'Later', undo: [], redo: [] }
  value(await saveDraft({ assessmentId: assessment.id, rev, draft, step }))
  value(await replaceWith(file))
  expect(await jobTable.count()).toBe(1)
  expect(await candidateTable.count()).toBe(1)
  expect(await responseTable.count()).toBe(1)
  expect(await fileTable.count()).toBe(1)
  const { steps, dropped } = await loadHistory(assessment.id)
  expect(steps.map(({ name }) => name)).toEqual(['Rename'])
  expect(dropped).toBe(0)
})

describe('nothing is half-written', () => {
  async function aDifferentDevice() {
    await someHiring()
    const file = await backupOfEverything()
    await eraseEverything()
    await createJob(jobDetails())
    value(await keepFile({ owner: crypto.randomUUID(), file: new File(['mine'], 'mine.txt') }))
    return { file, before: await everythingStored() }
  }

  test.each(['settings', 'files', 'Jobs', 'Candidates', 'Assessments', 'Responses'])(
    'when writing %s fails, everything is as it was',
    async (store) => {
      const { file, before } = await aDifferentDevice()
      failWrites(store)
      expect(failure(await replaceWith(file))).toBe('storage-full')
      vi.restoreAllMocks()
      expect(await everythingStored()).toEqual(before)
    },
  )

  test('when only the device’s part fails, the next page finishes it', async () => {
    const { file, before } = await aDifferentDevice()
    failWrites('history')
    expect(value(await replaceWith(file))).toEqual({ isFinished: false })
    vi.restoreAllMocks()
    expect(await isRestoreLeft()).toBe(true)
    const halfway = await everythingStored()
    expect(halfway['files']).toHaveLength(2)
    await finishRestore()
    expect(await isRestoreLeft()).toBe(false)
    const after = await everythingStored()
    expect(after['files']).toHaveLength(1)
    expect(after['files']).not.toEqual(before['files'])
    expect(after['history']).toHaveLength(1)
    expect(await getSetting('staffName')).toBe('Inês')
  })

  test('when the page goes before the records were replaced, the next one drops what was added', async () => {
    const { file, before } = await aDifferentDevice()
    let isGone = false
    // The page that goes can't clean up either.
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
    expect(await isRestoreLeft()).toBe(true)
    await finishRestore()
    expect(await everythingStored()).toEqual(before)
  })
})
