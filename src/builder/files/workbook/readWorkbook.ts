/**
 * The sheets of an Excel workbook (.xlsx) as rows that a spreadsheet copies, so that its questions are
 * found as in pasted rows (rules SH8 to SH11).
 */
import type { Result } from '#schemas/result.ts'
import { attribute } from '#src/builder/files/markup/htmlTokens.ts'
import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'
import type { TooMuch } from '#src/builder/files/pasted/limits.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { type Budget, unzippedText, type ZipEntry, zipEntries } from '#src/storage/tables/zip.ts'

import { cellStyles } from './cellLooks.ts'
import { sharedTexts } from './richTexts.ts'
import { readWorksheet, type Worksheet, type WorksheetContext } from './worksheet.ts'

const words = staffWords.workbook

export type WorkbookSheet = {
  name: string
  text: string
  tooMuch: TooMuch | null
  /** Sentences about what is left out of the text. */
  notes: string[]
}

/** The limit of a file, in bytes, and of what is unpacked from it. */
export const WORKBOOK_LIMITS = { bytes: 20 * 1024 * 1024, unpacked: 50 * 1024 * 1024 } as const
const MAX_SHEETS = 50

/** The sheets that have anything, hidden ones last, or a sentence that says why there are none. */
export function readWorkbook(bytes: Uint8Array): Result<WorkbookSheet[], string> {
  const entries = zipEntries(bytes)
  const path = entries && mainPath(entries)
  if (!entries || !path) return { ok: false, error: words.broken }
  if ([...entries.values()].some(({ hasPassword }) => hasPassword)) {
    return { ok: false, error: words.password }
  }
  const budget: Budget = { left: WORKBOOK_LIMITS.unpacked }
  const open = (name: string): string | null => {
    const entry = entries.get(name)
    return entry === undefined ? null : unzippedText(entry, budget)
  }
  const failed = (): Result<never, string> => ({
    ok: false,
    error: budget.left < 0 ? words.tooLarge : words.broken,
  })
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const optional = (name: string): string | null =>
    entries.has(folder + name) ? open(folder + name) : ''
  const main = open(path)
  const relations = open(`${folder}_rels/${path.slice(folder.length)}.rels`)
  const shared = optional('sharedStrings.xml')
  const styles = optional('styles.xml')
  if (main === null || relations === null || shared === null || styles === null) return failed()
  const [texts, looks] = [sharedTexts(shared), cellStyles(styles)]
  const parts = sheetParts(main, relations, folder)
  if (texts === null || looks === null || parts === null) return failed()
  const context: WorksheetContext = {
    texts,
    styles: looks,
    from1904: /\sdate1904="(?:1|true)"/.test(main),
  }
  const sheets: WorkbookSheet[] = []
  for (const { name, part } of parts.slice(0, MAX_SHEETS)) {
    if (!entries.has(part)) continue
    const xml = open(part)
    const read = xml === null ? null : readWorksheet(xml, context)
    if (read === null) return failed()
    if (read.text !== '' || read.tooMuch !== null || read.hiddenRows.length > 0) {
      sheets.push({ name, text: read.text, tooMuch: read.tooMuch, notes: notesOf(read) })
    }
  }
  return sheets.length > 0 ? { ok: true, value: sheets } : { ok: false, error: words.empty }
}

function notesOf({ hiddenRows, unsolved, ticked }: Worksheet): string[] {
  return [
    ...(hiddenRows.length === 0 ? [] : [words.hiddenRows(hiddenRows)]),
    ...(ticked === 0 ? [] : [words.ticked(ticked)]),
    ...(unsolved === 0 ? [] : [words.unsolved(unsolved)]),
  ]
}

/** Usually "xl/workbook.xml". */
function mainPath(entries: ReadonlyMap<string, ZipEntry>): string | null {
  const [path] = [...entries.keys()]
    .filter((name) => /^(?:.*\/)?workbook\.xml$/.test(name))
    .toSorted((a, b) => a.length - b.length)
  return path ?? null
}

type SheetPart = { name: string; part: string }

/** Worksheets in the order of their tabs, hidden ones last; null if it is no XML. */
function sheetParts(main: string, relations: string, folder: string): SheetPart[] | null {
  const targets = new Map<string, string>()
  for (const token of xmlTokens(relations)) {
    if (token.kind === 'broken') return null
    if (token.kind !== 'open' || token.name !== 'Relationship') continue
    const target = attribute(token.attributes, 'Target') ?? ''
    const isSheet = (attribute(token.attributes, 'Type') ?? '').endsWith('/worksheet')
    const part = target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '')
    if (isSheet) targets.set(attribute(token.attributes, 'Id') ?? '', part)
  }
  const shown: SheetPart[] = []
  const hidden: SheetPart[] = []
  for (const token of xmlTokens(main)) {
    if (token.kind === 'broken') return null
    if (token.kind !== 'open' || token.name !== 'sheet') continue
    const part = targets.get(attribute(token.attributes, '\\w+:id') ?? '')
    const name = attribute(token.attributes, 'name') ?? ''
    const isShown = /^(?:visible|)$/.test(attribute(token.attributes, 'state') ?? '')
    if (part !== undefined) (isShown ? shown : hidden).push({ name, part })
  }
  return [...shown, ...hidden]
}
