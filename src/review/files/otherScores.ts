/** Scores beside the one that counts: before keys were fixed, and with saved what-ifs (Y15, Y18). */
import type { AnswerableQuestion } from '#schemas/question.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import type { KeyFix } from '#src/review/model/scoreHistory.ts'
import { differenceOf, fractionOf, rounded } from '#src/assessment/engine/scoring/fraction.ts'
import { passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Cell } from '#src/storage/tables/cell.ts'
import { actorName } from '#src/staff/words/actorName.ts'

import type { ExportContext, LeadingColumn } from './exportContext.ts'
import type { EvaluatedAttempt, ReadResponse } from './readResponse.ts'
import { bandCell, percentCell, resultCell } from './scoreCells.ts'
import type { WhatIfScore } from './whatIfScores.ts'

/** Columns for the first key fix that changed the score; only where keys were fixed. */
export const keyFixColumns: readonly LeadingColumn[] = [
  {
    label: 'Points before fixed answers',
    code: 'response.pointsBeforeFixes',
    cell: ({ last }) => last.keyFixes[0]?.before?.points ?? null,
  },
  {
    label: 'Out of before fixed answers',
    code: 'response.mostBeforeFixes',
    cell: ({ last }) => soFar(last.keyFixes[0]?.before ?? null),
  },
]

/** Points, what they are out of, and the outcome with each saved what-if. */
export function whatIfColumns(whatIfs: readonly SavedWhatIf[]): LeadingColumn[] {
  return whatIfs.flatMap(({ id, name }): LeadingColumn[] => {
    const column = (
      label: string,
      code: string,
      cell: (score: WhatIfScore, context: ExportContext, evaluated: EvaluatedAttempt) => Cell,
    ): LeadingColumn => ({
      label: `What-if “${name}”: ${label}`,
      code: `whatIf.${id}.${code}`,
      cell: ({ last }, context) => {
        const score = last.whatIfs().find((each) => each.id === id)
        return score && last.evaluated ? cell(score, context, last.evaluated) : null
      },
    })
    return [
      column('points', 'points', ({ points }) => points),
      column('out of', 'most', ({ mostSoFar }) => mostSoFar),
      column('percent', 'percent', (score) => percentCell(score, score.limits)),
      column('result', 'result', ({ passed, toBeMarked }, { words }, { judged }) =>
        resultCell({ ...passResultOf(judged.score), passed, toBeMarked }, words),
      ),
      column('band', 'band', (score, { words }, { version }) => bandCell(score, version, words)),
    ]
  })
}

export const KEY_FIX_HEADINGS: readonly string[] = [
  'Reference',
  'Question',
  'Reason',
  'By',
  'Fixed (UTC)',
  'Points before',
  'Out of before',
  'Points after',
  'Out of after',
]

/** One row for each time that a fixed key changed the score of the attempt. */
export function keyFixRows(
  { last, person }: ReadResponse,
  { words }: Pick<ExportContext, 'words'>,
): Cell[][] {
  const { evaluated } = last
  if (evaluated === null) return []
  const nameOf = (question: AnswerableQuestion) =>
    words === 'codes' ? question.code || question.id : textLine(question.prompt)
  return last.keyFixes.map(({ questionId, reason, by, at, before, after }) => {
    const asked = evaluated.questions.find(({ question }) => question.id === questionId)?.question
    return [
      ...[person.reference, asked && asked.kind !== 'statement' ? nameOf(asked) : questionId],
      ...[reason, actorName(by), { moment: at }],
      ...[before?.points ?? null, soFar(before), after?.points ?? null, soFar(after)],
    ]
  })
}

/** The headings, then a row for each saved what-if. */
export function whatIfRows(
  whatIfs: readonly SavedWhatIf[],
  versions: readonly { id: string; number: number }[],
): Cell[][] {
  return [
    ['Name', 'Version', 'Saved by', 'Saved (UTC)', 'Pass mark', 'Weights', 'Bands'],
    ...whatIfs.map(({ name, versionId, by, at, passMark, weights, bands }) => [
      ...[name, versions.find(({ id }) => id === versionId)?.number ?? null],
      ...[actorName(by), { moment: at }, passMark ?? null, pairs(weights), pairs(bands)],
    ]),
  ]
}

function pairs(numbers: Readonly<Record<string, number>>): string | null {
  return (
    Object.entries(numbers)
      .map(([id, number]) => `${id} = ${number}`)
      .join('\n') || null
  )
}

/** Exactly, as all sums of points: 9.1 less 6 is 3.1. */
function soFar(score: KeyFix['before']): number | null {
  if (score === null) return null
  return rounded(differenceOf(fractionOf(score.most), fractionOf(score.toBeMarked)))
}
