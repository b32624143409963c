import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Cell } from '#src/storage/tables/cell.ts'
import { createWorkbook } from '#src/storage/tables/workbook.ts'
import { columnName, XLSX_LIMITS } from '#src/storage/tables/xlsxCells.ts'
import { HOSTILE_CELLS } from '#tests/support/exports/hostileCells.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'
import { readXlsx } from '#tests/support/exports/readTables.ts'

async function written(...rows: (readonly Cell[])[]) {
  const workbook = createWorkbook(['Answers'])
  workbook.addRow('Answers', ['Heading'])
  for (const row of rows) workbook.addRow('Answers', row)
  const { file, ...told } = workbook.finish()
  const { Answers = [] } = await readXlsx(file)
  return { ...told, rows: Answers.slice(1) }
}

describe('texts', () => {
  test('W9: are read back, whatever is in them', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'_xX00a4<>&;\0\r\n\uD800'), maxLength: 12 }),
      fc.constantFrom(...HOSTILE_CELLS),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1 }), async (texts) => {
        const { rows } = await written(texts)
        const read = texts.map((_, at) => rows[0]?.[columnName(at)]?.value ?? '')
        expect(read).toEqual(texts.map(clean))
      }),
      fewRuns,
    )
  })

  test('W7: are never formulas, also once they are edited', async () => {
    const { rows } = await written(HOSTILE_CELLS)
    for (const [at, text] of HOSTILE_CELLS.entries()) {
      const cell = rows[0]?.[columnName(at)]
      expect(cell?.type).toBe('inlineStr')
      expect(cell?.style).toBe(/^[=+\-@\t\r\n＝]/.test(text) ? '4' : '0')
    }
  })

  test('W10: longer than a cell are cut between characters, and say so', async () => {
    const text = '😀'.repeat(20_000)
    const { rows, shortened } = await written([text, 'a'.repeat(XLSX_LIMITS.text)])
    const [row] = rows
    expect(shortened).toBe(1)
    expect(row?.['A']?.value.length).toBeLessThanOrEqual(XLSX_LIMITS.text)
    expect(row?.['A']?.value).toMatch(/^(😀)+ … \[Shortened: this text has 40,000 characters/u)
    expect(row?.['B']?.value).toBe('a'.repeat(XLSX_LIMITS.text))
  })
})

test('W6: numbers, truth values and dates are what they are', async () => {
  const moment = { moment: '2026-11-21T12:00:00.400Z' }
  const { rows } = await written([-0.5, true, { date: '2026-11-21' }, moment, null, 1e21])
  expect(rows[0]).toEqual({
    A: { type: '', style: '', value: '-0.5' },
    B: { type: 'b', style: '', value: '1' },
    C: { type: '', style: '1', value: '46347' },
    D: { type: '', style: '2', value: '46347.5' },
    F: { type: '', style: '', value: '1e+21' },
  })
})

test('W8: days before March 1900 are texts', async () => {
  const { rows } = await written([{ date: '1900-02-28' }, { date: '1900-03-01' }])
  expect(rows[0]?.['A']).toEqual({ type: 'inlineStr', style: '', value: '1900-02-28' })
  expect(rows[0]?.['B']).toEqual({ type: '', style: '1', value: '61' })
})

test('W11: columns beyond a sheet are left out and counted', async () => {
  const workbook = createWorkbook(['Wide'])
  workbook.addRow(
    'Wide',
    Array.from({ length: XLSX_LIMITS.columns + 3 }, () => 1),
  )
  const { file, leftOut } = workbook.finish()
  const { Wide = [] } = await readXlsx(file)
  expect(leftOut).toEqual({ rows: 0, columns: 3 })
  expect(Object.keys(Wide[0] ?? {})).toHaveLength(XLSX_LIMITS.columns)
  expect(columnName(XLSX_LIMITS.columns - 1)).toBe('XFD')
})

test('sheets are written side by side', async () => {
  const workbook = createWorkbook(['One', 'Two'])
  for (let row = 0; row < 3_000; row += 1) {
    workbook.addRow('One', [row, 'text '.repeat(20)])
    workbook.addRow('Two', [`${row}`])
  }
  const read = await readXlsx(workbook.finish().file)
  expect(read['One']).toHaveLength(3_000)
  expect(read['Two']?.[2_999]?.['A']?.value).toBe('2999')
})

function clean(text: string): string {
  return (
    Buffer.from(text, 'utf8')
      .toString('utf8')
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- it is about them
      .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '\uFFFD')
  )
}
