/** What LibreOffice reads in a file, as it would in front of a person who opens it. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Page } from 'playwright/test'

import { readCsv } from '#tests/support/exports/readTables.ts'

const run = promisify(execFile)

/** Commas, quotes, UTF-8, all columns as they are. */
const CSV = '44,34,76,1'
/** All texts quoted, values and not formulas, all sheets. */
const TEXT_OF_ALL_SHEETS = `txt:Text - txt - csv (StarCalc):${CSV},,0,true,false,false,false,false,-1`

export interface OfficeCell {
  /** "string", "float", "date" and so on; empty if nothing is in it. */
  type: string
  formula: string
  /** As a person reads it; exact, with characters that XML can't have. */
  text: string
}

/** By row and column, without empty ones at the ends. */
export type OfficeSheet = OfficeCell[][]

/** The sheets by name. `folder` is for its own files. */
export async function openInOffice(
  page: Page,
  folder: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<Record<string, OfficeSheet>> {
  const base = name.replace(/\.[^.]*$/, '')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), bytes)
  const convert = (to: string) => {
    const reading = name.endsWith('.csv') ? [`--infilter=Text - txt - csv (StarCalc):${CSV}`] : []
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    return run('soffice', [
      ...[profile, '--headless', '--norestore', ...reading],
      ...['--convert-to', to, '--outdir', folder, join(folder, name)],
    ])
  }
  await convert('fods')
  await convert(TEXT_OF_ALL_SHEETS)
  // The app's own page may not parse XML.
  const parser = await page.context().newPage()
  const xml = await readFile(join(folder, `${base}.fods`), 'utf8')
  const sheets = await parser.evaluate(readSheets, xml)
  await parser.close()
  const read: Record<string, OfficeSheet> = {}
  for (const [sheet, rows] of Object.entries(sheets)) {
    const text = await readFile(join(folder, `${base}-${sheet}.txt`), 'utf8')
    const texts = readCsv(text, '\n')
    read[sheet] = rows.map((row, at) =>
      row.map((cell, column) => ({ ...cell, text: texts[at]?.[column] ?? '' })),
    )
  }
  return read
}

/** In a page, which has a parser. */
function readSheets(xml: string): Record<string, Omit<OfficeCell, 'text'>[][]> {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  const named = (parent: Document | Element, name: string) => [
    ...parent.getElementsByTagName(`table:${name}`),
  ]
  const repeated = <T>(element: Element, name: string, value: T): T[] => {
    const count = Number(element.getAttribute(`table:number-${name}-repeated`) ?? 1)
    // The rest of a sheet is empty.
    return Array.from({ length: count > 10_000 ? 0 : count }, () => value)
  }
  const withoutEnd = <T>(all: T[], isEmpty: (one: T) => boolean): T[] =>
    all.slice(0, all.findLastIndex((one) => !isEmpty(one)) + 1)
  const cellOf = (cell: Element) => ({
    type: cell.getAttribute('office:value-type') ?? '',
    formula: cell.getAttribute('table:formula') ?? '',
  })
  const rowOf = (row: Element) => {
    const cells = named(row, 'table-cell').flatMap((cell) =>
      repeated(cell, 'columns', cellOf(cell)),
    )
    return withoutEnd(cells, ({ type }) => type === '')
  }
  const rowsOf = (sheet: Element) =>
    named(sheet, 'table-row').flatMap((row) => repeated(row, 'rows', rowOf(row)))
  return Object.fromEntries(
    named(parsed, 'table').map((sheet) => [
      sheet.getAttribute('table:name') ?? '',
      withoutEnd(rowsOf(sheet), (row) => row.length === 0),
    ]),
  )
}
