/** Writes an Excel workbook row by row, compressing as it goes (rules W6 to W11 in `README.md`). */
import { Zip, ZipDeflate } from 'fflate'

import type { Cell } from './cell.ts'
import { rowXml, XLSX_LIMITS } from './xlsxCells.ts'
import { SHEET_END, SHEET_START, sheetPath, workbookParts, XLSX_TYPE } from './xlsxParts.ts'

export interface Workbook<Sheet extends string> {
  /** The first row of each sheet is its headings. */
  addRow(sheet: Sheet, cells: readonly Cell[]): void
  finish(): WrittenWorkbook
}

export interface WrittenWorkbook {
  file: Blob
  /** Texts that a cell can't hold in full; each says so. */
  shortened: number
  /** Rows and columns beyond the size of a sheet, which are not in the file. */
  leftOut: { rows: number; columns: number }
}

/** Characters of XML that are collected before they are compressed. */
const PIECE_LENGTH = 128 * 1024
/** Fast, and within a few per cent of the smallest. */
const LEVEL = 4

interface OpenSheet {
  file: ZipDeflate
  text: string
  rows: number
}

/** `sheets`: their names, each with at most 31 characters and none of `[]:*?/\`. */
export function createWorkbook<Sheet extends string>(sheets: readonly Sheet[]): Workbook<Sheet> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece.slice())
  })
  const encoder = new TextEncoder()
  const addFile = (path: string): ZipDeflate => {
    const file = new ZipDeflate(path, { level: LEVEL })
    zip.add(file)
    return file
  }
  for (const [path, xml] of workbookParts(sheets)) addFile(path).push(encoder.encode(xml), true)
  const openByName = new Map<Sheet, OpenSheet>(
    sheets.map((name, at) => [name, { file: addFile(sheetPath(at)), text: SHEET_START, rows: 0 }]),
  )
  const written = { shortened: 0, leftOut: { rows: 0, columns: 0 } }
  return {
    addRow(name, cells) {
      const sheet = openByName.get(name)
      if (sheet === undefined) throw new Error(`No sheet ${name}`)
      if (sheet.rows === XLSX_LIMITS.rows) {
        written.leftOut.rows += 1
        return
      }
      const isHeading = sheet.rows === 0
      sheet.rows += 1
      const beyond = Math.max(0, cells.length - XLSX_LIMITS.columns)
      if (isHeading) written.leftOut.columns += beyond
      const held = beyond > 0 ? cells.slice(0, XLSX_LIMITS.columns) : cells
      const { xml, shortened } = rowXml(held, sheet.rows, isHeading)
      written.shortened += shortened
      sheet.text += xml
      if (sheet.text.length < PIECE_LENGTH) return
      sheet.file.push(encoder.encode(sheet.text))
      sheet.text = ''
    },
    finish() {
      for (const { file, text } of openByName.values()) {
        file.push(encoder.encode(`${text}${SHEET_END}`), true)
      }
      zip.end()
      return { file: new Blob(pieces, { type: XLSX_TYPE }), ...written }
    },
  }
}
