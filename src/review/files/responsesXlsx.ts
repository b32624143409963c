/** Responses as an Excel workbook, whose other sheets are questions, scores and marks (rule Y12). */
import type { AnswerableQuestion } from '#schemas/question.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { canBeWorthPoints, worthOf } from '#src/assessment/engine/scoring/worth.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Cell } from '#src/storage/tables/cell.ts'
import { createWorkbook } from '#src/storage/tables/workbook.ts'
import { KIND_NAMES } from '#src/staff/words/kindNames.ts'

import { type MergedQuestion, mergeQuestions } from './answerColumns.ts'
import { mergeCalculated } from './calculatedColumns.ts'
import type { OpenFormat } from './exportContext.ts'
import { KEY_FIX_HEADINGS, keyFixRows, whatIfRows } from './otherScores.ts'
import { responseTable, scoreTable } from './responseTable.ts'
import { MARK_HEADINGS, markRows } from './reviewColumns.ts'

/** Writes a workbook; sheets for fixed answers and what-ifs are there only if there are any. */
export const openXlsx: OpenFormat = ({ versions }, context) => {
  const questions = mergeQuestions(versions)
  const calculated = mergeCalculated(versions)
  const table = responseTable(questions, calculated, context)
  const scores = scoreTable(questions, calculated, context)
  const { hasFixedKeys, whatIfs } = context
  const workbook = createWorkbook([
    ...(['Responses', 'Questions', 'Scores', 'Marks'] as const),
    ...(hasFixedKeys ? (['Fixed answers'] as const) : []),
    ...(whatIfs.length > 0 ? (['What-ifs'] as const) : []),
  ])
  workbook.addRow('Responses', table.headings)
  for (const row of questionRows(questions)) workbook.addRow('Questions', row)
  workbook.addRow('Scores', scores.headings)
  workbook.addRow('Marks', MARK_HEADINGS)
  if (hasFixedKeys) workbook.addRow('Fixed answers', KEY_FIX_HEADINGS)
  if (whatIfs.length > 0) {
    for (const row of whatIfRows(whatIfs, versions)) workbook.addRow('What-ifs', row)
  }
  return {
    add(read) {
      workbook.addRow('Responses', table.row(read))
      workbook.addRow('Scores', scores.row(read))
      for (const row of markRows(read, context)) workbook.addRow('Marks', row)
      if (!hasFixedKeys) return
      for (const row of keyFixRows(read, context)) workbook.addRow('Fixed answers', row)
    },
    finish: () => workbook.finish(),
  }
}

/** The headings, then a row for each question as in the newest version that has it. */
function questionRows(questions: readonly MergedQuestion[]): Cell[][] {
  const heads = ['Code', 'Question', 'Kind', 'Options', 'Points', 'Tags', 'Versions', 'Columns']
  return [
    heads,
    ...questions.map(({ question, versions, columns }) => [
      question.code || question.id,
      textLine(question.prompt),
      KIND_NAMES[question.kind],
      optionsText(question),
      pointsCell(question),
      (question.tags ?? []).join('; ') || null,
      versions.map(({ number }) => number).join('; '),
      columns.length,
    ]),
  ]
}

/**
 * The points that the question can earn; empty if none were set, or if points of its kind are
 * ignored (rule S9).
 */
function pointsCell(question: AnswerableQuestion): number | null {
  if (isScoredByOption(question)) return worthOf(question)
  return canBeWorthPoints(question) ? (question.points ?? null) : null
}

function optionsText(question: AnswerableQuestion): string | null {
  if (!('options' in question)) return null
  return question.options
    .map(({ id, code, label }) => `${code || id} = ${textLine(label)}`)
    .join('\n')
}
