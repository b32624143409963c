/** The columns before the answers: whose response it is, and what came of it (rules Y3 and Y10). */
import {
  activityOf,
  type ObservedActivity,
} from '#src/assessment/engine/activity/attemptActivity.ts'
import { passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import { outcomeLimits } from '#src/assessment/engine/scoring/percent.ts'
import type { Cell } from '#src/storage/tables/cell.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import { stageName } from '#src/staff/words/stages.ts'

import type { Writing } from './answerParts.ts'
import type { ExportContext, LeadingColumn } from './exportContext.ts'
import { keyFixColumns, whatIfColumns } from './otherScores.ts'
import type { EvaluatedAttempt } from './readResponse.ts'
import type { ShownPerson } from './naming.ts'
import { reviewColumns } from './reviewColumns.ts'
import { bandCell, percentCell, resultCell, twoDigits } from './scoreCells.ts'

/** Name and email only where the export names people, other scores only where there are some. */
export function leadingColumns({
  includesNames,
  hasFixedKeys,
  whatIfs,
}: ExportContext): LeadingColumn[] {
  return [
    reference,
    ...(includesNames ? names : []),
    ...always,
    ...(hasFixedKeys ? keyFixColumns : []),
    ...whatIfColumns(whatIfs),
    notShown,
  ]
}

export const reference: LeadingColumn = {
  label: 'Reference',
  code: 'response.reference',
  cell: ({ person }) => person.reference,
}

export const versionColumn: LeadingColumn = {
  label: 'Version',
  code: 'response.version',
  cell: ({ last }) => last.evaluated?.version.number ?? null,
}

/** Empty where the name is hidden from the reviewer. */
const names: readonly LeadingColumn[] = [
  {
    label: 'Name',
    code: 'response.name',
    cell: ({ person }) => person.candidate?.name ?? null,
  },
  {
    label: 'Email',
    code: 'response.email',
    cell: ({ person }) => person.candidate?.email ?? null,
  },
]

const MINUTE_MS = 60_000

/** The day alone without a name (rule Y22). */
function momentOrDay({ candidate }: ShownPerson, at: string): Cell {
  return candidate === null ? { date: at.slice(0, 10) } : { moment: at }
}

const always: readonly LeadingColumn[] = [
  {
    label: 'Stage',
    code: 'response.stage',
    cell: ({ record: { candidate } }, { words }) => {
      if (candidate === null) return null
      return words === 'codes' ? candidate.stage : stageName(candidate.stage)
    },
  },
  {
    label: 'Job',
    code: 'response.job',
    cell: ({ record: { candidate } }, { jobNameById }) =>
      jobNameById.get(candidate?.jobId ?? '') ?? null,
  },
  versionColumn,
  { label: 'Attempt', code: 'response.attempt', cell: ({ last }) => last.number },
  {
    label: 'Language',
    code: 'response.language',
    cell: ({ last: { attempt } }, { words }) =>
      words === 'codes' ? attempt.language : languageName(attempt.language),
  },
  {
    label: 'Started (UTC)',
    code: 'response.started',
    cell: ({ person, last }) => momentOrDay(person, last.attempt.startedAt),
  },
  {
    label: 'Submitted (UTC)',
    code: 'response.submitted',
    cell: ({ person, last }) => momentOrDay(person, last.attempt.submittedAt),
  },
  {
    label: 'Active minutes',
    code: 'response.minutes',
    cell: ({ last }) => twoDigits(last.attempt.clock.activeMs / MINUTE_MS),
  },
  {
    label: 'Breaks',
    code: 'response.breaks',
    cell: ({ last }) => activityOf(last.attempt).breaks.length,
  },
  {
    label: 'Extra time (%)',
    code: 'response.extraTime',
    cell: ({ last }) => activityOf(last.attempt).terms?.extraTime ?? null,
  },
  {
    label: 'Minutes paused',
    code: 'response.minutesPaused',
    cell: ({ last }) => {
      const { terms } = activityOf(last.attempt)
      return terms && twoDigits(terms.pauses.ms / MINUTE_MS)
    },
  },
  {
    label: 'Times hidden',
    code: 'response.timesHidden',
    cell: ofObserved(({ hidden }) => hidden.times),
  },
  {
    label: 'Minutes hidden',
    code: 'response.minutesHidden',
    cell: ofObserved(({ hidden }) => twoDigits(hidden.ms / MINUTE_MS)),
  },
  {
    label: 'Times pasted',
    code: 'response.timesPasted',
    cell: ofObserved(({ pasted }) => pasted.times),
  },
  {
    label: 'Characters pasted',
    code: 'response.pasted',
    cell: ofObserved(({ pasted }) => pasted.length),
  },
  { label: 'Points', code: 'response.points', cell: ofScore(({ score }) => score.points) },
  { label: 'Out of', code: 'response.most', cell: ofScore(({ score }) => score.mostSoFar) },
  {
    label: 'Percent',
    code: 'response.percent',
    cell: ofScore(({ score }, _, { version: { definition } }) =>
      percentCell(score, outcomeLimits(definition.settings)),
    ),
  },
  {
    label: 'Points left to mark',
    code: 'response.toMark',
    cell: ofScore(({ score }) => score.toBeMarked),
  },
  {
    label: 'State',
    code: 'response.state',
    cell: ofScore(({ isProvisional }, { words }) => {
      if (words === 'codes') return isProvisional ? 'provisional' : 'done'
      return isProvisional ? 'Provisional' : 'Done'
    }),
  },
  {
    label: 'Result',
    code: 'response.result',
    cell: ofScore(({ score }, { words }) => resultCell(passResultOf(score), words)),
  },
  {
    label: 'Band',
    code: 'response.band',
    cell: ofScore(({ score }, { words }, { version }) => bandCell(score, version, words)),
  },
  ...reviewColumns,
  {
    label: 'Knock-out answers',
    code: 'response.knockOuts',
    cell: ofScore(({ score: { knockOuts } }, { words }, { questions }) =>
      listed(
        questions.filter(({ question }) => knockOuts.includes(question.id)),
        words,
      ),
    ),
  },
  {
    label: 'Settled answers',
    code: 'response.settled',
    cell: ofScore(({ settled }, { words }, { questions }) =>
      listed(
        questions.filter(({ question }) => settled.has(question.id)),
        words,
      ),
    ),
  },
  {
    label: 'Fixed correct answers',
    code: 'response.keysFixed',
    cell: ofScore((_, { words }, { version, questions }) => {
      const fixed = new Set(version.corrections?.map(({ questionId }) => questionId))
      return listed(
        questions.filter(({ question }) => fixed.has(question.id)),
        words,
      )
    }),
  },
]

const notShown: LeadingColumn = {
  label: 'Questions not shown',
  code: 'response.notShown',
  cell: ofScore((_, { words }, { questions }) =>
    listed(
      questions.filter(({ status, number }) => status === 'notShown' && number !== null),
      words,
    ),
  ),
}

/** Empty if the version can't be read. */
function ofScore(
  cell: (
    judged: EvaluatedAttempt['judged'],
    context: ExportContext,
    evaluated: EvaluatedAttempt,
  ) => Cell,
): LeadingColumn['cell'] {
  return ({ last: { evaluated } }, context) =>
    evaluated && cell(evaluated.judged, context, evaluated)
}

/** Empty if it was not recorded (rule I8). */
function ofObserved(cell: (observed: ObservedActivity) => number): LeadingColumn['cell'] {
  return ({ last }) => {
    const { observed } = activityOf(last.attempt)
    return observed && cell(observed)
  }
}

/** Questions by number, or by code. */
function listed(questions: EvaluatedAttempt['questions'], words: Writing['words']): string | null {
  if (questions.length === 0) return null
  return questions
    .map(({ number, question }) =>
      words === 'codes' ? question.code || question.id : String(number ?? ''),
    )
    .join('; ')
}
