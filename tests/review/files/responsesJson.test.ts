import { expect, test } from 'vitest'

import { responsesFileSchema } from '#schemas/files/responsesFile.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  number,
  shortText,
} from '#tests/support/definitions.ts'
import { correctedVersion } from '#src/review/model/keyCorrections.ts'
import { HOSTILE_CELLS } from '#tests/support/exports/hostileCells.ts'
import { readCsv } from '#tests/support/exports/readTables.ts'
import { exported, mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const versions = versionsOf(
  anAssessment(
    number('n', { key: { value: 1, tolerance: 0 }, points: 3 }),
    longText('why', { points: 6 }),
    shortText('never', { showIf: answeredWith('n', 5) }),
  ),
)

async function fileOf(...records: Parameters<typeof exported>[1][number][]) {
  const { file } = exported(versions, records, { format: 'json' })
  return responsesFileSchema.parse(JSON.parse(await file.text()))
}

test('Y13: says what the team calls its recommendations, if not the usual', async () => {
  const words = { strongNo: 'Never', no: 'No', yes: 'Invite', strongYes: 'Hire' }
  const { file } = exported(versions, [], { format: 'json' }, words)
  const read = responsesFileSchema.parse(JSON.parse(await file.text()))
  expect(read.recommendationWords).toEqual(words)
  expect(await fileOf()).not.toHaveProperty('recommendationWords')
})

test('Y13: matches its schema, with and without responses', async () => {
  expect((await fileOf()).responses).toEqual([])
  const mark = { points: 4, at: '2026-02-04T10:00:00.000Z', reason: 'Clear' }
  const review = {
    by: mira,
    marks: { why: { ...mark, earlier: [mark] } },
    comments: { why: 'Good' },
    recommendationChanges: [{ before: 'no' as const, reason: 'Read again', at: mark.at }],
  }
  const { recommendationChanges } = review
  const { responses } = await fileOf(
    submitted({ n: 1, why: 'Because' }, { reviews: [review] }),
    submitted({}, { version: 9 }),
  )
  expect(responses).toMatchObject([
    {
      reference: 'P4RS-7NXW',
      stage: 'tech',
      attempts: [
        {
          answers: { n: 1, why: 'Because' },
          notShown: ['never'],
          score: { points: 7, most: 9, isProvisional: true },
          reviews: [
            { by: mira, marks: { why: mark }, comments: { why: 'Good' }, recommendationChanges },
          ],
        },
      ],
    },
    { attempts: [{ versionId: expect.stringContaining('.v9'), score: null, notShown: null }] },
  ])
})

test('Y16: has what was recorded of an attempt, where it was', async () => {
  const at = '2026-02-03T00:00:00.000Z'
  const recorded = {
    startedAt: at,
    events: [
      { kind: 'started' as const, at },
      { kind: 'left' as const, at, how: 'stopped' as const },
    ],
    unlistedEvents: 3,
    activity: { pages: [{ place: 's1', visibleMs: 5 }], events: [{ kind: 'hidden' as const, at }] },
  }
  const { responses } = await fileOf(submitted({ n: 1 }, { attempt: recorded }), submitted({}))
  expect(responses[0]?.attempts[0]).toMatchObject(recorded)
  expect(responses[1]?.attempts[0]?.events).toEqual([])
  expect(responses[1]?.attempts[0]?.activity).toBeUndefined()
})

test('Y22: without a name, an attempt starts at midnight of its day, and lasts as long', async () => {
  const attempt = {
    startedAt: '2026-02-03T22:50:10.250Z',
    submittedAt: '2026-02-04T00:20:10.250Z',
    events: [{ kind: 'started' as const, at: '2026-02-03T22:50:10.250Z' }],
    activity: {
      pages: [],
      events: [{ kind: 'hidden' as const, at: '2026-02-03T23:00:10.250Z', ms: 5 }],
    },
  }
  const records = [
    submitted({ n: 1 }, { attempt, isShown: true }),
    submitted({ n: 1 }, { attempt }),
  ]
  const { file } = exported(versions, records, { format: 'json', includesNames: true })
  const [named, unnamed] = responsesFileSchema.parse(JSON.parse(await file.text())).responses
  expect(named?.attempts).toMatchObject([attempt])
  expect(unnamed?.attempts).toMatchObject([
    {
      startedAt: '2026-02-03T00:00:00.000Z',
      submittedAt: '2026-02-03T01:30:00.000Z',
      events: [{ at: '2026-02-03T00:00:00.000Z' }],
      activity: { events: [{ at: '2026-02-03T00:10:00.000Z', ms: 5 }] },
    },
  ])
  const table = exported(versions, records, { format: 'csv', includesNames: true, words: 'codes' })
  const [heads = [], ...rows] = readCsv(await table.file.text())
  const times = ['response.started', 'response.submitted'].map((head) => heads.indexOf(head))
  expect(rows.map((row) => times.map((at) => row[at]))).toEqual([
    ['2026-02-03 22:50:10', '2026-02-04 00:20:10'],
    ['2026-02-03', '2026-02-03'],
  ])
})

test('Y16: has the extra time, where there was some', async () => {
  const { responses } = await fileOf(
    submitted({}, { attempt: { clock: { activeMs: 90_000, extraTime: 25 } } }),
    submitted({}),
  )
  expect(responses.map(({ attempts }) => attempts[0]?.extraTime)).toEqual([25, undefined])
})

test('J7, Y13: a settled mark is beside the reviews, which stay as they are', async () => {
  const at = '2026-02-04T10:00:00.000Z'
  const noor = { kind: 'staff', name: 'Noor' } as const
  const reviews = [
    { by: mira, marks: { why: { points: 4, at } }, comments: {}, doneAt: at },
    { by: noor, marks: { why: { points: 1, at } }, comments: {}, doneAt: at },
  ]
  const settled = [{ questionId: 'why', points: 3, reason: 'Both hold', at, by: noor }]
  const { responses } = await fileOf(submitted({ why: 'Because' }, { reviews, settled }))
  expect(responses[0]?.attempts[0]).toMatchObject({ score: { points: 3 }, reviews, settled })
})

test('Y13: has all finished attempts, oldest first', async () => {
  const record = submitted({ why: 'second' })
  const [last] = record.response.attempts
  const first = { ...last!, attemptId: crypto.randomUUID(), answers: { why: 'first' } }
  record.response.attempts = [first, last!]
  const { responses } = await fileOf(record)
  expect(responses[0]?.attempts.map(({ answers }) => answers)).toEqual([
    { why: 'first' },
    { why: 'second' },
  ])
})

test('Y13: hostile answers are the same in the file', async () => {
  const { responses } = await fileOf(...HOSTILE_CELLS.map((why) => submitted({ why })))
  expect(responses.map(({ attempts }) => attempts[0]?.answers['why'])).toEqual(HOSTILE_CELLS)
})

test('Y15: a corrected key counts, and is beside the definition as it was published', async () => {
  const correction = {
    versionId: versions[0]?.id ?? '',
    questionId: 'n',
    key: { value: 2, tolerance: 0 },
    reason: 'Two is right',
    by: mira,
    at: '2026-02-04T10:00:00.000Z',
  }
  const corrected = versions.map((version) => correctedVersion(version, [correction]))
  const { file } = exported(corrected, [submitted({ n: 2 })], { format: 'json' })
  const { versions: written, responses } = responsesFileSchema.parse(JSON.parse(await file.text()))
  expect(responses[0]?.attempts[0]?.score).toMatchObject({ points: 3 })
  expect(written[0]?.definition).toEqual(versions[0]?.definition)
  const { versionId: _, ...kept } = correction
  // Without names, because a reason may have some (H7).
  expect(written[0]?.keyCorrections).toEqual([{ ...kept, reason: '•••' }])
  const named = exported(corrected, [], { format: 'json', includesNames: true })
  const withReasons = responsesFileSchema.parse(JSON.parse(await named.file.text()))
  expect(withReasons.versions[0]?.keyCorrections).toEqual([kept])
  const csv = exported(corrected, [submitted({ n: 2 })], { format: 'csv', words: 'codes' })
  const [heads = '', row = ''] = (await csv.file.text()).split('\r\n')
  expect(row.split(',')[heads.split(',').indexOf('response.keysFixed')]).toBe('n')
})
