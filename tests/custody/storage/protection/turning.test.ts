// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { definitionSchema } from '#schemas/definition.ts'
import { database } from '#src/storage/core/database.ts'
import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { addNote, getCandidate } from '#src/hiring/storage/candidates.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { goOn, turnOff, turnOn } from '#src/custody/storage/protection/turning.ts'
import { lock, unlock } from '#src/storage/protection/unlocking.ts'
import { fileSealOf } from '#src/storage/sealing/teamFiles.ts'
import { getFile, storeFile } from '#src/storage/stored/files.ts'
import { listHistory } from '#src/builder/storage/history.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { saveTestCandidates } from '#src/builder/storage/testCandidates.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { closeWritersAfterEach, writerOf } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText, singleChoice } from '#tests/support/definitions.ts'
import {
  aCandidate,
  aJob,
  aPublishedAssessment,
  assessmentNow,
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
closeWritersAfterEach()

test('turned on, everything is stored sealed and reads as before; turned off, it is stored as before', async () => {
  const ids = await aDeviceInUse()
  const before = await allThatStaffRead(ids)
  const stored = await everythingStored()
  for (const canary of ids.canaries) expect(stored).toContain(canary)

  const progress: number[] = []
  value(await turnOn(await aTeamKey(), { onProgress: ({ done }) => progress.push(done) }))
  const sealed = await everythingStored()
  for (const canary of ids.canaries) expect(sealed).not.toContain(canary)
  expect(await allThatStaffRead(ids)).toEqual(before)
  expect(await readProtection()).toMatchObject({ kind: 'unlocked', pending: null })
  expect(progress.length).toBeGreaterThan(3)

  value(await turnOff())
  expect(await readProtection()).toEqual({ kind: 'off' })
  expect(JSON.parse(await everythingStored())).toEqual(JSON.parse(stored))
  expect(await allThatStaffRead(ids)).toEqual(before)
})

test.each([1, 2, 3, 4])(
  'stopped after %i steps it reads as before, and goes on after unlocking',
  async (steps) => {
    const ids = await aDeviceInUse()
    const before = await allThatStaffRead(ids)
    const stopping = new AbortController()
    let count = 0
    const stopped = await turnOn(await aTeamKey(), {
      onProgress: () => {
        count += 1
        if (count === steps) stopping.abort()
      },
      signal: stopping.signal,
    })
    expect(failure(stopped)).toBe('cancelled')
    // As after a browser that was killed.
    lock()
    expect((await readProtection()).kind).toBe('locked')
    value(await unlock(PASSPHRASE, hardened))
    expect(await readProtection()).toMatchObject({ kind: 'unlocked', pending: 'sealing' })
    expect(await allThatStaffRead(ids)).toEqual(before)
    value(await goOn())
    const sealed = await everythingStored()
    for (const canary of ids.canaries) expect(sealed).not.toContain(canary)
    expect(await readProtection()).toMatchObject({ kind: 'unlocked', pending: null })
    expect(await allThatStaffRead(ids)).toEqual(before)
  },
)

test.each([
  ['on', protect],
  ['off', turnOff],
])(
  'turned %s, a file whose attempt is gone is deleted, for nothing could seal or open it',
  async (how, turn) => {
    if (how === 'off') await protect()
    value(await storeFile({ owner: crypto.randomUUID(), file: new File(['canary-gone'], 'a.txt') }))
    await turn()
    expect(await everythingStored()).not.toContain('canary-gone')
  },
)

test('what was sealed opens on no other record', async () => {
  const ids = await aDeviceInUse()
  await protect()
  const other = await aCandidate(ids.jobId)
  const table = database.table<object>('Responses')
  const response = await table.get(ids.submittedBy)
  await table.put({ ...response!, candidateId: other.id })
  expect((await getResponse(ids.submittedBy))?.kind).toBe('whole')
  expect((await getResponse(other.id))?.kind).toBe('damaged')
})

async function aDeviceInUse() {
  const job = await aJob()
  const draft = definitionSchema.parse(
    anAssessment(
      {
        ...singleChoice('language', ['Go', 'Rust']),
        key: { options: ['Rust'] },
        points: 7,
      },
      {
        ...shortText('why'),
        key: { accepted: ['canary-key'], ignoreCase: true },
        rubric: { levels: [{ id: 'l1', text: 'canary-rubric', points: 3 }] },
      },
    ),
  )
  const { assessment, version } = await aPublishedAssessment(job.id, draft)
  const { rev } = await assessmentNow(assessment.id)
  value(
    await saveDraft({
      assessmentId: assessment.id,
      rev,
      draft,
      step: {
        kind: 'new',
        name: { key: 'pasteQuestions', count: 2 },
        undo: [{ path: ['calculated'], value: 'canary-step' }],
        redo: [],
      },
    }),
  )
  const ada = await aCandidate(job.id, { name: 'Ada' })
  const bob = await aCandidate(job.id, { name: 'Bob' })
  value(await addNote(ada.id, 'canary-note', STAFF))
  const attemptId = await answerAs(ada.id, assessment.id)
  const file = value(
    await storeFile({ owner: attemptId, file: new File(['canary-bytes'], 'canary-name.txt') }),
  )
  value(
    await submitAttempt({
      candidateId: ada.id,
      attemptId,
      answers: { why: 'canary-answer', cv: [file] },
      dropped: [],
      now: MORNING,
    }),
  )
  const { response } = value(
    await startOrResume({ candidateId: bob.id, assessmentId: assessment.id, now: MORNING }),
  )
  const { writer } = writerOf(response)
  writer.change({ answers: { why: 'canary-draft' }, marked: ['canary-marked'] })
  await writer.flush()
  writer.close()
  const tests = await assessmentNow(assessment.id)
  value(
    await saveTestCandidates({ assessmentId: assessment.id, rev: tests.rev, testCandidates: [] }),
  )
  return {
    jobId: job.id,
    assessmentId: assessment.id,
    versionId: version.id,
    submittedBy: ada.id,
    answering: bob.id,
    attemptId,
    fileId: file.fileId,
    canaries: [
      'canary-key',
      'canary-rubric',
      'canary-step',
      'canary-note',
      'canary-answer',
      'canary-bytes',
      'canary-name',
      'canary-draft',
      'canary-marked',
      ada.assignment?.code ?? 'no code',
    ],
  }
}

async function answerAs(candidateId: string, assessmentId: string): Promise<string> {
  const { response } = value(await startOrResume({ candidateId, assessmentId, now: MORNING }))
  return response.current?.attemptId ?? ''
}

async function allThatStaffRead(ids: Awaited<ReturnType<typeof aDeviceInUse>>) {
  const submitted = await getResponse(ids.submittedBy)
  const attempt = submitted?.kind === 'whole' ? submitted.value.attempts[0] : undefined
  const seal = attempt?.fileKey ? await fileSealOf(ids.attemptId, attempt.fileKey) : null
  const file = await getFile(ids.attemptId, ids.fileId, seal)
  const { fileKey: _key, ...attemptAsRead } = attempt ?? {}
  return {
    assessment: await getAssessment(ids.assessmentId),
    version: await getVersion(ids.versionId),
    candidates: [await getCandidate(ids.submittedBy), await getCandidate(ids.answering)],
    attempt: attemptAsRead,
    answering: await getResponse(ids.answering),
    history: await listHistory(ids.assessmentId),
    file: file && { name: file.name, text: new TextDecoder().decode(file.bytes) },
    steps: await deviceDatabase.table('history').count(),
  }
}
