import type { StorageFailure } from '#src/storage/core/query.ts'
import type { CannotMark } from '#src/review/storage/marking.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'

/** Why a mark was not saved, and what to do. */
export function cannotMarkWords(error: CannotMark | StorageFailure): string {
  if (error.kind === 'out-of-range') {
    return `Enter a number from ${pointsText(error.least)} to ${pointsText(error.most)}`
  }
  if (error.kind === 'needs-reason') return 'Enter a reason, because the review is finished'
  if (error.kind === 'marks-missing') {
    return error.questionIds.length === 1
      ? '1 answer has no mark yet. Mark it first.'
      : `${error.questionIds.length} answers have no mark yet. Mark them first.`
  }
  if (error.kind === 'too-long') {
    return `Shorten this to ${numberText(error.most)} characters. It has ${numberText(error.length)}.`
  }
  if (error.kind === 'mark-changed') {
    return 'Couldn’t undo: this mark was changed in another tab.'
  }
  if (error.kind === 'no-question') {
    return 'The questions of this response can’t be read, so it can’t be marked.'
  }
  const { title, text } = failureWords(error.kind)
  return `${title}. ${text}`
}
