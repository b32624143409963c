/** The statistics of a version, one row for each figure (rule Y14). */
import type { Version } from '#schemas/records/assessment.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import type { AssessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import type { ChoiceStatistics } from '#src/assessment/engine/statistics/choices.ts'
import { type Figure, valueOf } from '#src/assessment/engine/statistics/figure.ts'
import {
  errorOfDifference,
  type ReliabilityVerdict,
  reliabilityVerdict,
} from '#src/assessment/engine/statistics/reliability.ts'
import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Cell } from '#src/storage/tables/cell.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/storage/tables/csv.ts'

const HEADINGS = [
  'Version',
  'Number',
  'Code',
  'Question',
  'Option',
  'Figure',
  'Value',
  'Responses',
  'Why there is no value',
]

/** With a byte order mark, because it has few readers besides spreadsheets. */
export function statisticsCsv(
  { number, definition }: Pick<Version, 'number' | 'definition'>,
  statistics: AssessmentStatistics,
): string {
  const questionById = new Map(questionsOf(definition).map((each) => [each.id, each]))
  const rows = [
    ...ofAssessment(statistics).map((cells) => [null, null, null, null, ...cells]),
    ...statistics.questions.flatMap((each): Cell[][] => {
      const question = questionById.get(each.questionId)
      if (question === undefined || question.kind === 'statement') return []
      const whose = [each.number, question.code || question.id, textLine(question.prompt)]
      return [
        ...ofQuestion(each).map((cells) => [...whose, null, ...cells]),
        ...each.choices.flatMap((choice) =>
          ofChoice(choice, each).map((cells) => [...whose, optionName(question, choice), ...cells]),
        ),
      ]
    }),
  ]
  const lines = rows.map((row) => csvLine([number, ...row]))
  return `${BYTE_ORDER_MARK}${csvLine(HEADINGS)}${lines.join('')}`
}

/** What reliability is good for, in few words (rule F13). */
export const VERDICTS: { readonly [V in ReliabilityVerdict]: string } = {
  excellent: 'Excellent',
  good: 'Good',
  adequate: 'Adequate',
  low: 'Low',
  tooLow: 'Too low to rank candidates',
}

type FigureCells = [name: string, value: Cell, responses: Cell, why: Cell]

function ofAssessment(statistics: AssessmentStatistics): FigureCells[] {
  const { submissions, provisional, scored, tenths, reliability } = statistics
  return [
    counted('Responses', submissions),
    counted('Provisional scores', provisional),
    counted('Scores', scored),
    figure('Mean score', statistics.mean),
    figure('Median score', statistics.median),
    figure('Standard deviation', statistics.deviation),
    figure('Median time in ms', statistics.medianTime),
    figure('Cronbach’s alpha', reliability.alpha),
    derived(
      'Verdict on Cronbach’s alpha',
      reliability.alpha,
      (alpha) => VERDICTS[reliabilityVerdict(alpha)],
    ),
    figure('Standard error of measurement', reliability.standardError),
    derived('Standard error of a difference', reliability.standardError, errorOfDifference),
    ...tenths.map((count, place) => counted(`Scores from ${place * 10}%`, count)),
  ]
}

function ofQuestion(each: QuestionStatistics): FigureCells[] {
  return [
    counted('Asked', each.asked),
    counted('Answered', each.answered),
    counted('Left blank', each.blank),
    counted('Not asked', each.notShown),
    counted('Left to mark', each.toBeMarked),
    counted('Points available', each.most),
    figure('Facility', each.facility),
    figure('Discrimination', each.discrimination),
    figure('Reliability without this question', each.alphaWithout),
    ...each.reached.map(({ points, count }) => counted(`Responses with ${points} points`, count)),
  ]
}

function ofChoice({ chosen, upper, lower }: ChoiceStatistics, { groupSize }: QuestionStatistics) {
  const share = (name: string, value: number | null): FigureCells =>
    value === null ? [name, null, null, 'Too few responses'] : [name, value, groupSize, null]
  return [
    counted('Chosen', chosen),
    share('Share of the top group', upper),
    share('Share of the bottom group', lower),
  ]
}

function optionName(question: AnswerableQuestion, { optionId, what }: ChoiceStatistics): string {
  if (what === 'blank') return '(blank)'
  if (what === 'ownWords' || !('options' in question)) return '(own words)'
  const option = question.options.find(({ id }) => id === optionId)
  return option ? textLine(option.label) : (optionId ?? '')
}

function counted(name: string, value: number): FigureCells {
  return [name, value, null, null]
}

/** What follows from a figure, from the same responses; without one, for the same reason. */
function derived(
  name: string,
  from: Figure | null,
  follow: (value: number) => number | string,
): FigureCells {
  const [, , cases, why] = figure(name, from)
  const value = valueOf(from)
  return [name, value === null ? null : follow(value), cases, why]
}

function figure(name: string, computed: Figure | null): FigureCells {
  switch (computed?.kind) {
    case undefined:
      return [name, null, null, 'Does not apply']
    case 'tooFew':
      return [name, null, computed.cases, `Too few responses: needs ${computed.needed}`]
    case 'noSpread':
      return [name, null, computed.cases, 'No variation']
    case 'value':
      return [name, computed.value, computed.cases, null]
  }
}
