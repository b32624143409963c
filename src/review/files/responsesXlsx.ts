/** Responses as an Excel workbook, whose other sheets are questions, scores and marks (rule Y12). */
import type { Actor } from '#schemas/actor.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { canBeWorthPoints, worthOf } from '#src/assessment/engine/scoring/worth.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Cell } from '#src/storage/tables/cell.ts'
import { createWorkbook } from '#src/storage/tables/workbook.ts'
import { KIND_NAMES } from '#src/staff/words/kindNames.ts'

import { keyOf, type MergedQuestion, mergeQuestions } from './answerColumns.ts'
import {
  calculatedScoreColumns,
  type MergedCalculated,
  mergeCalculated,
} from './calculatedColumns.ts'
import type { ExportContext, OpenFormat } from './exportContext.ts'
import { reference, versionColumn } from './leadingColumns.ts'
import { KEY_FIX_HEADINGS, keyFixRows, whatIfRows } from './otherScores.ts'
import type { ReadResponse } from './readResponse.ts'
import { headingsOf, responseTable } from './responseTable.ts'
import { visibleReviews } from './visibleReviews.ts'

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

interface ScoreTable {
  headings: string[]
  row: (read: ReadResponse) => Cell[]
}

/**
 * The points of each question and each calculated value that has any in one of the versions, one row
 * for each response. Each row adds up to the points of the response (rule Y19).
 */
function scoreTable(
  questions: readonly MergedQuestion[],
  united: readonly MergedCalculated[],
  context: ExportContext,
): ScoreTable {
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

const MARK_HEADINGS: readonly string[] = [
  'Reference',
  'Reviewer',
  'Question',
  'Points',
  'Level',
  'Reason',
  'Comment',
  'Recommendation',
  'Changed (UTC)',
  'Finished (UTC)',
  'Settled',
]

/** The marks, comments and settled marks that the reviewer may see (J2, J7), one row each. */
function markRows(
  { last, person }: ReadResponse,
  { words, recommendations }: Pick<ExportContext, 'words' | 'recommendations'>,
): Cell[][] {
  const { mask, evaluated } = last
  if (evaluated === null) return []
  const textOf = (text: string | undefined) => (text === undefined ? null : mask.text(text))
  const nameOf = (question: AnswerableQuestion) =>
    words === 'codes' ? question.code || question.id : textLine(question.prompt)
  const settled = evaluated.questions.flatMap(({ question }): Cell[][] => {
    const mark = evaluated.judged.settled.get(question.id)
    if (question.kind === 'statement' || mark === undefined) return []
    const { by, points, reason, at } = mark
    return [
      [
        ...[person.reference, staffName(by), nameOf(question), points, null, textOf(reason)],
        ...[null, null, { moment: at }, null, words === 'codes' ? 1 : 'Yes'],
      ],
    ]
  })
  const reviewed = visibleReviews(evaluated.judged).flatMap((review) => {
    const who = staffName(review.by)
    const finished = review.doneAt === undefined ? null : { moment: review.doneAt }
    const whole: Cell[][] =
      review.comment === undefined && review.recommendation === undefined
        ? []
        : [
            [
              ...[person.reference, who, null, null, null, null, textOf(review.comment)],
              review.recommendation ? recommendations[review.recommendation] : null,
              { moment: review.at },
              finished,
            ],
          ]
    const each = evaluated.questions.flatMap(({ question }): Cell[][] => {
      const mark = review.marks[question.id]
      const comment = review.comments[question.id]
      if (question.kind === 'statement' || (mark === undefined && comment === undefined)) return []
      const level = question.rubric?.levels.find(({ id }) => id === mark?.level)?.text ?? null
      return [
        [
          ...[
            person.reference,
            who,
            nameOf(question),
            mark?.points ?? null,
            level,
            textOf(mark?.reason),
          ],
          ...[textOf(comment), null, { moment: mark?.at ?? review.at }, finished],
        ],
      ]
    })
    return [...whole, ...each]
  })
  return [...reviewed, ...settled]
}

function staffName(by: Actor): string | null {
  return by.kind === 'staff' ? by.name : null
}
