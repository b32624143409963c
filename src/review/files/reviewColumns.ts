/** What reviewers may see of reviews: in one cell each (rule Y10), and a row for each mark (Y12). */
import type { Actor } from '#schemas/actor.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import type { Mark, Review } from '#schemas/review.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import type { Cell } from '#src/storage/tables/cell.ts'

import type { ExportContext, LeadingColumn } from './exportContext.ts'
import type { ReadResponse } from './readResponse.ts'

/** Columns for the finished reviews that the reviewer may see; comments are masked. */
export const reviewColumns: readonly LeadingColumn[] = [
  {
    label: 'Recommendations',
    code: 'response.recommendations',
    cell: ({ last: { evaluated } }, { words, recommendations }) =>
      evaluated &&
      joined(
        finishedReviews(evaluated.judged).flatMap(({ recommendation }) => recommendation ?? []),
        (each) => (words === 'codes' ? each : recommendations[each]),
        '; ',
      ),
  },
  {
    label: 'Overall comments',
    code: 'response.comments',
    cell: ({ last: { evaluated, mask } }) =>
      evaluated &&
      joined(
        finishedReviews(evaluated.judged).filter(({ comment }) => comment !== undefined),
        ({ by, comment = '' }) => `${actorName(by)}: ${mask.words(comment)}`,
        '\n',
      ),
  },
]

/** Null for an empty cell. */
function joined<T>(list: readonly T[], text: (each: T) => string, between: string): string | null {
  return list.map(text).join(between) || null
}

export const MARK_HEADINGS: readonly string[] = [
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
export function markRows(
  { last, person }: ReadResponse,
  { words, recommendations }: Pick<ExportContext, 'words' | 'recommendations'>,
): Cell[][] {
  const { mask, evaluated } = last
  if (evaluated === null) return []
  const textOf = (text: string | undefined) => (text === undefined ? null : mask.words(text))
  const nameOf = (question: AnswerableQuestion) =>
    words === 'codes' ? question.code || question.id : textLine(question.prompt)
  const settled = evaluated.questions.flatMap(({ question }): Cell[][] => {
    const mark = evaluated.judged.settled.get(question.id)
    if (question.kind === 'statement' || mark === undefined) return []
    const { by, points, reason, at } = mark
    const level = levelText(question, mark)
    return [
      [
        ...[person.reference, staffName(by), nameOf(question), points, level, textOf(reason)],
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
              null,
            ],
          ]
    const each = evaluated.questions.flatMap(({ question }): Cell[][] => {
      const mark = review.marks[question.id]
      const comment = review.comments[question.id]
      if (question.kind === 'statement' || (mark === undefined && comment === undefined)) return []
      const level = levelText(question, mark)
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
          ...[textOf(comment), null, { moment: mark?.at ?? review.at }, finished, null],
        ],
      ]
    })
    return [...whole, ...each]
  })
  return [...reviewed, ...settled]
}

/** The words of the rubric level that a mark comes from. */
function levelText(
  { rubric }: AnswerableQuestion,
  mark: Pick<Mark, 'level'> | undefined,
): string | null {
  return rubric?.levels.find(({ id }) => id === mark?.level)?.text ?? null
}

function staffName(by: Actor): string | null {
  return by.kind === 'staff' ? by.name : null
}

/** The reviews whose marks this reviewer may see: those of others once the own one is finished (J2). */
export function visibleReviews({ mine, others }: Pick<Judged, 'mine' | 'others'>): Review[] {
  if (mine === null) return []
  return mine.doneAt === undefined ? [mine] : [mine, ...others]
}

/** The visible reviews that are finished, one's own first. */
function finishedReviews(judged: Pick<Judged, 'mine' | 'others'>): Review[] {
  return visibleReviews(judged).filter(({ doneAt }) => doneAt !== undefined)
}
