/** One row for each response: what came of it, then its answers. */
import type { Cell } from '#src/storage/tables/cell.ts'

import { keyOf, type MergedQuestion } from './answerColumns.ts'
import { calculatedColumns, type MergedCalculated } from './calculatedColumns.ts'
import type { ExportContext, LeadingColumn } from './exportContext.ts'
import { leadingColumns } from './leadingColumns.ts'
import type { ReadResponse } from './readResponse.ts'
import { distinct } from './mergeVersions.ts'

export interface ResponseTable {
  headings: string[]
  row: (read: ReadResponse) => Cell[]
}

/**
 * The last finished attempt of each response, with one column or several for each question and each
 * calculated value.
 */
export function responseTable(
  questions: readonly MergedQuestion[],
  united: readonly MergedCalculated[],
  context: ExportContext,
): ResponseTable {
  const leading = leadingColumns(context)
  const answers = questions.flatMap(({ columns }) => columns)
  const calculated = calculatedColumns(united)
  return {
    headings: headingsOf([...leading, ...answers, ...calculated], context),
    row: (read) => [
      ...leading.map(({ cell }) => cell(read, context)),
      ...answersOf(read, questions, context),
      ...calculated.map(({ cell }) => cell(read, context)),
    ],
  }
}

/** Labels or codes, all different. */
export function headingsOf(
  columns: readonly Pick<LeadingColumn, 'label' | 'code'>[],
  { words }: Pick<ExportContext, 'words'>,
): string[] {
  return words === 'codes'
    ? distinct(
        columns.map(({ code }) => code),
        (code, at) => `${code}_${at}`,
      )
    : distinct(
        columns.map(({ label }) => label),
        (label, at) => `${label} (${at})`,
      )
}

function answersOf(
  { last: { evaluated } }: ReadResponse,
  questions: readonly MergedQuestion[],
  context: ExportContext,
): Cell[] {
  const readByKey = new Map(
    evaluated?.questions.flatMap((read) =>
      read.question.kind === 'statement' ? [] : [[keyOf(read.question), read] as const],
    ),
  )
  return questions.flatMap(({ question, columns }): Cell[] => {
    const read = readByKey.get(keyOf(question))
    const answered = read?.question
    const answer = read?.answer
    if (answered === undefined || answered.kind === 'statement' || answer === undefined) {
      return columns.map(() => null)
    }
    return columns.map(({ cell }) => cell(answered, answer, context))
  })
}
