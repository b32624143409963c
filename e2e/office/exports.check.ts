import type { Page } from 'playwright/test'

import { exportAs, seedHostile } from '#e2e/reviewer/hostileResponses.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { responsesPath } from '#src/base/paths.ts'
import { HOSTILE_CELLS } from '#tests/support/exports/hostileCells.ts'
import { withoutGuard } from '#tests/support/exports/readTables.ts'
import { type OfficeSheet, openInOffice } from './office.ts'

const ROWS = HOSTILE_CELLS.length + 1
const COLUMNS = 33

/** Texts that a spreadsheet takes for something else in CSV, which has no types (rule W5). */
const TAKEN_FOR_VALUES = ['TRUE', '00123', '1e5', '2026-11-21']

test('LibreOffice opens the workbook: all rows, dates as dates, texts as they are, no formula', async ({
  page,
}, testInfo) => {
  const sheets = await exportedInOffice(page, 'Excel workbook', testInfo.outputPath('office'))
  expect(sizes(sheets)).toEqual({
    Responses: [ROWS, COLUMNS],
    Questions: [5, 8],
    Scores: [ROWS, 4],
    Marks: [1, 11],
  })
  expect(formulas(sheets)).toEqual([])
  const responses = sheets['Responses'] ?? empty
  expectTypes(responses)
  const given = HOSTILE_CELLS.map((each) => inWorkbook(each))
  expect(columnOf(responses, 'Why?').texts).toEqual(given)
})

test('LibreOffice opens CSV: all rows, dates as dates, guarded texts as they are, no formula', async ({
  page,
}, testInfo) => {
  const sheets = await exportedInOffice(page, 'CSV', testInfo.outputPath('office'))
  const [responses = empty] = Object.values(sheets)
  expect(Object.values(sizes(sheets))).toEqual([[ROWS, COLUMNS]])
  expect(formulas(sheets)).toEqual([])
  expectTypes(responses)
  const read = columnOf(responses, 'Why?')
  HOSTILE_CELLS.forEach((each, place) => {
    if (TAKEN_FOR_VALUES.includes(each)) return
    expect(withoutGuard(read.texts[place] ?? '')).toBe(inCsv(each))
  })
})

const empty: OfficeSheet = []

async function exportedInOffice(page: Page, format: string, folder: string) {
  const { id } = await seedHostile(page)
  await page.goto(responsesPath(id))
  return openInOffice(page, folder, await exportAs(page, format))
}

function sizes(sheets: Record<string, OfficeSheet>): Record<string, [number, number]> {
  return Object.fromEntries(
    Object.entries(sheets).map(([name, rows]) => [
      name,
      [rows.length, Math.max(...rows.map((row) => row.length))],
    ]),
  )
}

function formulas(sheets: Record<string, OfficeSheet>): string[] {
  return Object.values(sheets)
    .flat(2)
    .flatMap(({ formula }) => (formula === '' ? [] : [formula]))
}

function columnOf(sheet: OfficeSheet, heading: string) {
  const at = sheet[0]?.findIndex(({ text }) => text === heading) ?? -1
  const cells = sheet.slice(1).map((row) => row[at])
  return { types: cells.map((cell) => cell?.type), texts: cells.map((cell) => cell?.text) }
}

function expectTypes(responses: OfficeSheet): void {
  const typesIn = (heading: string) => new Set(columnOf(responses, heading).types)
  for (const heading of ['Started (UTC)', 'Submitted (UTC)', 'When can you start?']) {
    expect(typesIn(heading), heading).toEqual(new Set(['date']))
  }
  for (const heading of ['Version', 'Points', 'Out of', 'Percent', 'How many years?']) {
    expect(typesIn(heading), heading).toEqual(new Set(['float']))
  }
  expect(columnOf(responses, 'Reference').texts[1]).toBe('REF01')
}

/** LibreOffice reads every line break as LF. */
function inCsv(text: string): string {
  const written = Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '\uFFFD')
  return written.replace(/\r\n?/g, '\n')
}

/** Rule W9: XML has no form for control characters. */
function inWorkbook(text: string): string {
  // oxlint-disable-next-line no-control-regex -- it is about them
  return inCsv(text).replace(/[\x07\x1B\uFFFE\uFFFF]/g, '\uFFFD')
}
