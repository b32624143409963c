import { BYTE_ORDER_MARK, csvLine } from '#src/storage/tables/csv.ts'
import { textFile } from '#src/storage/tables/textFile.ts'

import { mergeQuestions } from './answerColumns.ts'
import { mergeCalculated } from './calculatedColumns.ts'
import type { OpenFormat } from './exportContext.ts'
import { responseTable } from './responseTable.ts'

/** Writes one table, with a row for each response (rule Y11). */
export const openCsv: OpenFormat = ({ versions }, context, { byteOrderMark }) => {
  const table = responseTable(mergeQuestions(versions), mergeCalculated(versions), context)
  const text = textFile('text/csv;charset=utf-8')
  text.add(`${byteOrderMark ? BYTE_ORDER_MARK : ''}${csvLine(table.headings)}`)
  return { add: (read) => text.add(csvLine(table.row(read))), finish: text.finish }
}
