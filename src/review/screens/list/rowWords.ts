import type { ResponseRow, RowReviewer } from '#src/review/workers/responseRows.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import type { RecommendationWords } from '#src/staff/words/recommendations.ts'
import { outOfWords } from '#src/staff/words/scoreReasonWords.ts'

/** "Changed since you finished: 25.5 → 19.75 points". */
export function movedWords({ before, after }: NonNullable<ResponseRow['moved']>): string {
  return `Changed since you finished: ${outOfWords(before)} → ${outOfWords(after)}`
}

/** "2 of 3 done": the names of more than two reviewers have no space. */
export function reviewersDoneWords({ reviewers }: Pick<ResponseRow, 'reviewers'>): string {
  const done = reviewers.filter(({ isDone }) => isDone).length
  return `${numberText(done)} of ${numberText(reviewers.length)} done`
}

/** "done", "2 left", or "to finish" once nothing is. */
export function reviewerStateWords({ isDone, left }: RowReviewer): string {
  if (isDone) return 'done'
  return left === 0 ? 'to finish' : `${numberText(left)} left`
}

/** "Rita done, Tom 2 left". */
export function reviewerWords({ reviewers }: Pick<ResponseRow, 'reviewers'>): string {
  return reviewers.map((reviewer) => `${reviewer.name} ${reviewerStateWords(reviewer)}`).join(', ')
}

/** "No, Yes", or "Strong no to Yes" of more than two, which have no space beside each other. */
export function recommendedRange(
  row: Pick<ResponseRow, 'recommendations'>,
  words: RecommendationWords,
): string {
  const [worst, ...others] = new Set(row.recommendations)
  const best = others.at(-1)
  if (worst === undefined || best === undefined || others.length < 2) {
    return recommendedWords(row, words)
  }
  return `${words[worst]} to ${words[best]}`
}

/** "Yes", or "No, Yes" where reviewers differ. */
export function recommendedWords(
  { recommendations }: Pick<ResponseRow, 'recommendations'>,
  words: RecommendationWords,
): string {
  return [...new Set(recommendations)].map((each) => words[each]).join(', ')
}

const MINUTE_MS = 60_000

/** "12 min"; seconds below one minute. */
export function minutesText(ms: number): string {
  return ms < MINUTE_MS
    ? `${Math.round(ms / 1000)} s`
    : `${numberText(Math.round(ms / MINUTE_MS))} min`
}

export function versionWords({ versionNumber, attempts }: ResponseRow): string {
  return [
    ...(versionNumber === null ? [] : [`Version ${versionNumber}`]),
    ...(attempts > 1 ? [`attempt ${attempts}`] : []),
  ].join(', ')
}
