import type { ComparedCell } from '#src/review/model/comparing.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'

/** How an answer differs from the pinned one; null for that one, and where there is none. */
export function differenceWords(cell: ComparedCell, pinned: ComparedCell): string | null {
  const { read, isSame, more } = cell
  if (isSame === null || read === null || pinned.read === null) return null
  if (read.status === 'notShown') return isSame ? 'Not asked either' : null
  if (pinned.read.status === 'notShown') return 'The pinned candidate was not asked'
  const answer = isSame ? 'Same answer' : 'Different answer'
  return more === null || more === 0 ? answer : `${answer}, ${moreWords(more)}`
}

/** "2 points more", "1 point fewer". */
export function moreWords(more: number): string {
  return `${pointsWords(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'}`
}
