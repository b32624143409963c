import { expect, test } from 'vitest'

import { responsesFileSchema } from '#schemas/files/responsesFile.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { correctedVersion } from '#src/review/model/keyCorrections.ts'
import { anAssessment, longText, number } from '#tests/support/definitions.ts'
import { readCsv, readXlsx } from '#tests/support/exports/readTables.ts'
import { exported, mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const base = anAssessment(
  number('n', { key: { value: 1, tolerance: 0 }, points: 3 }),
  longText('why', { points: 6 }),
)
const published = versionsOf(
  {
    ...base,
    settings: {
      ...base.settings,
      passMark: { percent: 50 },
      bands: [{ id: 'top', name: 'Top', from: 80 }],
    },
  },
  base,
)
const at = '2026-02-05T10:00:00.000Z'
const noor = { kind: 'staff', name: 'Noor' } as const
const correction = {
  versionId: published[0]?.id ?? '',
  questionId: 'n',
  key: { value: 2, tolerance: 0 },
  reason: 'Two is what Lovelace meant',
  by: mira,
  at,
}
const corrected = published.map((version) => correctedVersion(version, [correction]))
const fixed = {
  ...{ at, by: mira, reason: correction.reason, points: 3, most: 9 },
  keyFixed: { questionId: 'n', pointsBefore: 0, mostBefore: 9, toBeMarked: 6 },
}
const whatIf: SavedWhatIf = {
  ...{ id: 'w1', versionId: correction.versionId, name: '=Twice', by: mira, at },
  ...{ weights: { n: 2 }, passMark: 30, bands: { top: 90 } },
}

type Choices = Parameters<typeof exported>[2]
type Records = Parameters<typeof exported>[1]

function written(records: Records, choices: Choices, saved: readonly SavedWhatIf[] = []) {
  return exported(corrected, records, { words: 'codes', ...choices }, null, saved).file
}

async function csvRows(records: Records, saved: readonly SavedWhatIf[] = []) {
  const [heads = [], ...rows] = readCsv(await written(records, {}, saved).text())
  return rows.map((row) => Object.fromEntries(heads.map((head, place) => [head, row[place]])))
}

async function jsonOf(records: Records, saved: readonly SavedWhatIf[] = []) {
  const file = written(records, { format: 'json' }, saved)
  return responsesFileSchema.parse(JSON.parse(await file.text()))
}

async function sheetOf(name: string, records: Records, saved: readonly SavedWhatIf[] = []) {
  const sheets = await readXlsx(written(records, { format: 'xlsx' }, saved))
  return sheets[name]?.map((row) => Object.values(row).map(({ value }) => value))
}

test('Y15: where a fixed key changed a score, the old and the new one are in every format', async () => {
  const records = [submitted({ n: 2, why: 'So' }, { scores: [fixed] }), submitted({ n: 5 })]
  expect(await csvRows(records)).toMatchObject([
    {
      'response.points': '3',
      'response.most': '3',
      'response.pointsBeforeFixes': '0',
      'response.mostBeforeFixes': '3',
    },
    { 'response.points': '0', 'response.pointsBeforeFixes': '', 'response.mostBeforeFixes': '' },
  ])
  expect((await sheetOf('Fixed answers', records))?.slice(1)).toEqual([
    ['P4RS-7NXW', 'n', '•••', 'Mira', expect.any(String), '0', '3', '3', '3'],
  ])
  const { responses } = await jsonOf(records)
  expect(responses[0]?.attempts[0]?.keyFixes).toEqual([
    {
      ...{ questionId: 'n', at, by: mira, reason: '•••' },
      before: { points: 0, most: 9, toBeMarked: 6 },
      after: { points: 3, most: 9, toBeMarked: 6 },
    },
  ])
  expect(responses[1]?.attempts[0]).not.toHaveProperty('keyFixes')
})

test('Y15: what a fixed score is out of has no error of binary fractions', async () => {
  const keyFixed = { ...fixed.keyFixed, mostBefore: 9.1 }
  const records = [submitted({ n: 2 }, { scores: [{ ...fixed, most: 9.2, keyFixed }] })]
  expect(await csvRows(records)).toMatchObject([{ 'response.mostBeforeFixes': '3.1' }])
  const row = (await sheetOf('Fixed answers', records))?.[1]
  expect(row?.slice(5)).toEqual(['0', '3.1', '3', '3.2'])
})

test('Y15: while marks of others are hidden, so are scores that count them', async () => {
  const review = { by: noor, marks: { why: { points: 4, at } }, comments: {}, doneAt: at }
  const records = [submitted({ n: 2, why: 'So' }, { scores: [fixed], reviews: [review] })]
  expect(await csvRows(records)).toMatchObject([{ 'response.pointsBeforeFixes': '' }])
  const { responses } = await jsonOf(records)
  expect(responses[0]?.attempts[0]?.keyFixes).toMatchObject([{ before: null, after: null }])
})

test('Y15: without a fixed key there is neither a column nor a sheet', async () => {
  const [row = {}] = await csvRows([submitted({ n: 2 })])
  expect(row).toHaveProperty('response.pointsBeforeFixes')
  const file = exported(published, [submitted({ n: 2 })], { format: 'csv', words: 'codes' }).file
  expect(await file.text()).not.toContain('BeforeFixes')
  const book = await readXlsx(exported(published, [], { format: 'xlsx' }).file)
  expect(Object.keys(book)).toEqual(['Responses', 'Questions', 'Scores', 'Marks'])
})

test('Y18: a saved what-if is in every format, with the score of each response to its version', async () => {
  const records = [
    submitted({ n: 2 }),
    submitted({ n: 2, why: 'So' }),
    submitted({ n: 2 }, { version: 2 }),
  ]
  expect(await csvRows(records, [whatIf])).toMatchObject([
    {
      'whatIf.w1.points': '6',
      'whatIf.w1.most': '12',
      'whatIf.w1.percent': '50',
      'whatIf.w1.result': 'yes',
      'whatIf.w1.band': '',
    },
    { 'whatIf.w1.points': '6', 'whatIf.w1.most': '6', 'whatIf.w1.percent': '' },
    { 'whatIf.w1.points': '', 'whatIf.w1.percent': '' },
  ])
  const { versions, responses } = await jsonOf(records, [whatIf])
  const { versionId: _, ...kept } = whatIf
  expect(versions[0]?.whatIfs).toEqual([kept])
  expect(versions[1]).not.toHaveProperty('whatIfs')
  expect(responses.map(({ attempts }) => attempts[0]?.whatIfs)).toEqual([
    [{ id: 'w1', points: 6, most: 12, toBeMarked: 0, passed: 'yes', band: null }],
    [
      {
        ...{ id: 'w1', points: 6, most: 12, toBeMarked: 6, passed: 'yes' },
        ...{ band: null, openBands: [null, 'Top'] },
      },
    ],
    undefined,
  ])
  expect((await sheetOf('What-ifs', records, [whatIf]))?.[1]).toEqual([
    ...['=Twice', '1', 'Mira', expect.any(String), '30', 'n = 2', 'top = 90'],
  ])
})

test('H9: without names, those of all who responded are replaced in names of what-ifs', async () => {
  const records = [submitted({ n: 2 }, { isShown: true })]
  const named = { ...whatIf, name: 'As Ada would like it' }
  for (const format of ['csv', 'json', 'xlsx'] as const) {
    const everything = async (includesNames: boolean) => {
      const file = written(records, { format, includesNames, words: 'labels' }, [named])
      return format === 'xlsx' ? JSON.stringify(await readXlsx(file)) : file.text()
    }
    expect(await everything(false)).not.toContain('Ada')
    expect(await everything(false)).toContain('As ••• would like it')
    expect(await everything(true)).toContain('As Ada would like it')
  }
})
