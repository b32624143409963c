import type { Cell } from '#src/storage/tables/cell.ts'
import { BYTE_ORDER_MARK, csvLine, isGuarded } from '#src/storage/tables/csv.ts'
import { textFile } from '#src/storage/tables/textFile.ts'

import { mergeQuestions } from './answerColumns.ts'
import { mergeCalculated } from './calculatedColumns.ts'
import type { ExportContext, ExportSource, OpenFormat } from './exportContext.ts'
import type { ReadResponse } from './readResponse.ts'
import type { ExportChoices } from './responseFormats.ts'
import { responseTable, scoreTable } from './responseTable.ts'
import { MARK_HEADINGS, markRows } from './reviewColumns.ts'

/** Writes one table: a row for each response (rule Y11), or what a workbook has sheets for (Y12). */
export const openCsv: OpenFormat = ({ versions }, context, { byteOrderMark, table }) => {
  const { headings, rows } = tableOf(table, versions, context)
  const text = textFile('text/csv;charset=utf-8')
  let guarded = 0
  if (byteOrderMark) text.add(BYTE_ORDER_MARK)
  add(headings)
  return {
    add: (read) => rows(read).forEach(add),
    finish: () => ({ ...text.finish(), guarded }),
  }

  function add(cells: readonly Cell[]): void {
    guarded += cells.filter(isGuarded).length
    text.add(csvLine(cells))
  }
}

interface Table {
  headings: readonly string[]
  rows: (read: ReadResponse) => Cell[][]
}

function tableOf(
  table: ExportChoices['table'],
  versions: ExportSource['versions'],
  context: ExportContext,
): Table {
  if (table === 'marks') {
    return { headings: MARK_HEADINGS, rows: (read) => markRows(read, context) }
  }
  const tableFor = table === 'points' ? scoreTable : responseTable
  const { headings, row } = tableFor(mergeQuestions(versions), mergeCalculated(versions), context)
  return { headings, rows: (read) => [row(read)] }
}
