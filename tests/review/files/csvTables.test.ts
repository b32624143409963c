import { expect, test } from 'vitest'

import type { ExportChoices } from '#src/review/files/responseFormats.ts'
import { scoredRecords, scoredVersions, sheetOf } from '#tests/support/exports/exportedScores.ts'
import { readCsv } from '#tests/support/exports/readTables.ts'
import { exported, mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'
import { anAssessment, longText, shortText } from '#tests/support/definitions.ts'

type Table = NonNullable<ExportChoices['table']>

async function csvOf(table: Table, ...[versions, records]: Parameters<typeof exported>) {
  const { file } = exported(versions, records, { format: 'csv', words: 'codes', table })
  return readCsv(await file.text())
}

/** As text; a workbook has no cells where a row is empty. */
async function cellsOf(sheet: string, ...[versions, records]: Parameters<typeof exported>) {
  const rows = await sheetOf(sheet, versions, records)
  return rows.map((row) => row.map((cell) => cell ?? ''))
}

const at = '2026-02-04T10:00:00.000Z'
const asked = versionsOf(
  anAssessment(
    longText('why', {
      points: 6,
      rubric: { levels: [{ id: 'l1', text: '=Clear', points: 6 }] },
    }),
    shortText('word'),
  ),
)
const reviewed = submitted(
  { why: 'Because', word: '+47' },
  {
    reviews: [
      {
        ...{ by: mira, doneAt: at, comments: { why: 'Ada is clear' } },
        marks: { why: { points: 6, level: 'l1', at } },
      },
    ],
  },
)

test('Y12: CSV offers the points of each question and calculated value, as the workbook has them', async () => {
  const points = await csvOf('points', scoredVersions, scoredRecords)
  expect(points).toEqual(await cellsOf('Scores', scoredVersions, scoredRecords))
  expect(points).toHaveLength(1 + scoredRecords.length)
})

test('Y12: CSV offers marks with levels, reasons and comments, as the workbook has them', async () => {
  const [heads = [], mark = [], ...others] = await csvOf('marks', asked, [reviewed])
  expect(others).toEqual([])
  expect(Object.fromEntries(heads.map((head, place) => [head, mark[place]]))).toMatchObject({
    ...{ Reference: 'P4RS-7NXW', Reviewer: 'Mira', Question: 'why', Points: '6' },
    ...{ Level: "'=Clear", Comment: '••• is clear' },
  })
  // Moments are numbers in a workbook, and nothing in it needs a guard.
  const places = ['Reference', 'Reviewer', 'Question', 'Points', 'Reason', 'Comment', 'Settled']
  const [sheetHeads = [], ...sheet] = await cellsOf('Marks', scoredVersions, scoredRecords)
  const [, ...rows] = await csvOf('marks', scoredVersions, scoredRecords)
  const pick = (row: readonly string[]) => places.map((name) => row[sheetHeads.indexOf(name)])
  expect(rows.map(pick)).toEqual(sheet.map(pick))
  expect(rows.map(({ length }) => length)).toEqual(Array(5).fill(sheetHeads.length))
})

test('W2: how many cells were guarded is told, and only CSV guards any', () => {
  const guardedIn = (format: ExportChoices['format'], table?: Table) =>
    exported(asked, [reviewed], { format, ...(table && { table }) }).guarded
  expect(guardedIn('csv')).toBe(1)
  expect(guardedIn('csv', 'points')).toBe(0)
  expect(guardedIn('csv', 'marks')).toBe(1)
  expect([guardedIn('xlsx'), guardedIn('json')]).toEqual([undefined, undefined])
})
