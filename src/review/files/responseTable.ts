/** One row for each response: what came of it, then its answers; or the points of each question. */
import type { AnswerableQuestion } from '#schemas/question.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Cell } from '#src/storage/tables/cell.ts'

import { keyOf, type MergedQuestion } from './answerColumns.ts'
import {
  calculatedColumns,
  calculatedScoreColumns,
  type MergedCalculated,
} from './calculatedColumns.ts'
import type { ExportContext, LeadingColumn } from './exportContext.ts'
import { leadingColumns, reference, versionColumn } from './leadingColumns.ts'
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
function headingsOf(
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

/**
 * The points of each question and each calculated value that has any in one of the versions, one row
 * for each response. Each row adds up to the points of the response (rule Y19).
 */
export function scoreTable(
  questions: readonly MergedQuestion[],
  united: readonly MergedCalculated[],
  context: ExportContext,
): ResponseTable {
  const scored = questions.filter(({ forms }) => forms.some(canChangeScore))
  const columns = scored.map(({ question }) => ({
    label: textLine(question.prompt) || question.code || question.id,
    code: question.code || question.id,
  }))
  const calculated = calculatedScoreColumns(united)
  return {
    headings: headingsOf([reference, versionColumn, ...columns, ...calculated], context),
    row: (read) => [
      reference.cell(read, context),
      versionColumn.cell(read, context),
      ...pointsOf(read, scored),
      ...calculated.map(({ cell }) => cell(read, context)),
    ],
  }
}

/** Options can also take points away. */
function canChangeScore(question: AnswerableQuestion): boolean {
  return worthOf(question) > 0 || isScoredByOption(question)
}

/** Empty where the question was not asked or has no points. */
function pointsOf(
  { last: { evaluated } }: ReadResponse,
  scored: readonly MergedQuestion[],
): Cell[] {
  const askedById = new Map(evaluated?.questions.map((read) => [read.question.id, read.question]))
  const scoredById = new Map(
    evaluated?.judged.score.questions.map((score) => [score.questionId, score]),
  )
  return scored.map(({ question }) => {
    const asked = askedById.get(question.id)
    const score = scoredById.get(question.id)
    if (!asked || asked.kind === 'statement' || keyOf(asked) !== keyOf(question)) return null
    if (!score || (score.most === 0 && score.points === 0)) return null
    return score.rule === 'toBeMarked' ? 'To mark' : score.points
  })
}
