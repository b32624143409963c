import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { FORMATS } from '#schemas/base.ts'
import { done } from '#schemas/result.ts'
import {
  assessmentTable,
  candidateTable,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import { historyTable } from '#src/storage/core/deviceDatabase.ts'
import type { RecordKind } from '#src/storage/records/shapes.ts'
import { putNext, readRecord, wholeRecord } from '#src/storage/records/records.ts'
import { write } from '#src/storage/core/writing.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { setJobStatus } from '#src/hiring/storage/jobs.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import { listDamaged } from '#src/custody/storage/damaged.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob, aNewAssessment, aStartedAttempt, failure, value } from '#tests/support/hiring.ts'

withFreshDatabases()

/** A kind whose records used to have a name, and now have a list of names. */
const named: RecordKind<{ format: 2; rev: number; id: string; names: string[] }> = {
  store: 'Jobs',
  key: 'id',
  upgrades: {
    format: 2,
    steps: [({ name, ...record }) => ({ ...record, names: name === undefined ? [] : [name] })],
  },
  schema: z.strictObject({
    format: z.literal(2),
    rev: z.int(),
    id: z.string(),
    names: z.array(z.string()),
  }),
}

describe('a record of an older format', () => {
  const older = { format: 1, rev: 3, id: 'a', name: 'Cook' }

  test('is read in the current one, and stays stored as it is', async () => {
    await jobTable.put(older)
    expect(await readRecord(named, 'a')).toEqual({
      kind: 'whole',
      value: { format: 2, rev: 3, id: 'a', names: ['Cook'] },
    })
    expect(await jobTable.get('a')).toEqual(older)
  })

  test('is stored in the current one by its next write', async () => {
    await jobTable.put(older)
    await write([jobTable], async () => {
      const read = value(await wholeRecord(named, 'a'))
      return done(await putNext(named, { ...read, names: [...read.names, 'Baker'] }))
    })
    expect(await jobTable.get('a')).toEqual({
      format: 2,
      rev: 4,
      id: 'a',
      names: ['Cook', 'Baker'],
    })
  })

  test('that its step can’t interpret is damaged, with its actual contents', async () => {
    const odd = { ...older, name: 7 }
    await jobTable.put(odd)
    expect(await readRecord(named, 'a')).toMatchObject({
      kind: 'damaged',
      record: { raw: odd, isNewer: false, problems: [expect.stringContaining('names')] },
    })
  })
})

describe('a record of a newer format', () => {
  test('is distinguished from a damaged one in every store, even if only its draft is newer', async () => {
    const { job, candidate, assessment, version, response } = await aStartedAttempt()
    const draft = { ...assessment.draft, format: FORMATS.definition + 1 }
    await jobTable.put({ ...job, format: FORMATS.job + 1 })
    await candidateTable.put({ ...candidate, format: FORMATS.candidate + 1, colour: 'red' })
    await assessmentTable.put({ ...assessment, draft })
    await assessmentTable.put({ ...version, format: FORMATS.version + 7 })
    await responseTable.put({ ...response, format: FORMATS.response + 1 })
    const listed = await listDamaged()
    expect(listed).toHaveLength(5)
    expect(listed.filter(({ isNewer }) => !isNewer)).toEqual([])
  })

  test('is never overwritten', async () => {
    const job = await aJob()
    const newer = { ...job, format: FORMATS.job + 1 }
    await jobTable.put(newer)
    expect(failure(await setJobStatus(job.id, 'active'))).toBe('damaged-record')
    expect(await jobTable.get(job.id)).toEqual(newer)
  })

  test.each([0, -1, 1.5, FORMATS.job + 0.5, '2', null])(
    'has a whole number above the current one: %s is damaged',
    async (format) => {
      await jobTable.put({ ...(await aJob()), format })
      expect(await listDamaged()).toMatchObject([{ store: 'Jobs', isNewer: false }])
    },
  )
})

test('undo steps of a newer format are left alone until the draft is edited', async () => {
  const { id, rev, draft } = await aNewAssessment()
  const step = { kind: 'new', name: 'addQuestion', undo: [], redo: [] } as const
  value(await saveDraft({ assessmentId: id, rev, draft, step: { ...step, undo: [], redo: [] } }))
  const [stored] = await historyTable.toArray()
  const newer = { ...Object(stored), format: FORMATS.historyStep + 1, colour: 'red' }
  await historyTable.put(newer)
  expect(await loadHistory(id)).toEqual({ steps: [], dropped: 0 })
  expect(await historyTable.toArray()).toEqual([newer])
})
