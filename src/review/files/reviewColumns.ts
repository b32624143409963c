/** The judgements of reviewers on the whole response, in one cell each (rule Y10). */
import { actorName } from '#src/staff/words/actorName.ts'

import type { LeadingColumn } from './exportContext.ts'
import { finishedReviews } from './visibleReviews.ts'

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
        ({ by, comment = '' }) => `${actorName(by)}: ${mask.text(comment)}`,
        '\n',
      ),
  },
]

/** Null for an empty cell. */
function joined<T>(list: readonly T[], text: (each: T) => string, between: string): string | null {
  return list.map(text).join(between) || null
}
