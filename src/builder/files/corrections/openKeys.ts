/** The key of a pasted question without options. */
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { type PastedQuestion, RATING_SCALE } from '#src/builder/files/pasted/pastedQuestion.ts'

import { withoutKeyProblems } from './problems.ts'

/** A key of the kind that the question has; null or no texts for none. */
export type OpenKeyChange =
  | { change: 'accepted'; accepted: readonly string[] }
  | { change: 'numberKey'; key: { value: number; tolerance: number } | null }
  | { change: 'dateKey'; key: string | null }
  | { change: 'ratingKey'; key: number | null }

const CHANGES: readonly string[] = [
  'accepted',
  'numberKey',
  'dateKey',
  'ratingKey',
] satisfies OpenKeyChange['change'][]

export function isOpenKeyChange(change: { change: string }): change is OpenKeyChange {
  return CHANGES.includes(change.change)
}

/** Null if the question is of another kind, or can't have such a key. */
export function withOpenKey(
  question: PastedQuestion,
  change: OpenKeyChange,
): PastedQuestion | null {
  const { kind } = question
  if (change.change === 'accepted') {
    const accepted = change.accepted.map((text) => text.trim()).filter((text) => text !== '')
    return kind === 'shortText' ? settled({ ...question, accepted }, accepted.length > 0) : null
  }
  const isKeyed = change.key !== null
  switch (change.change) {
    case 'numberKey': {
      const { key } = change
      const isValid = key === null || (Number.isFinite(key.value) && key.tolerance >= 0)
      return kind === 'number' && isValid ? settled({ ...question, key }, isKeyed) : null
    }
    case 'dateKey': {
      const { key } = change
      const isValid = key === null || isCalendarDate(key)
      return kind === 'date' && isValid ? settled({ ...question, key }, isKeyed) : null
    }
    case 'ratingKey': {
      const { key } = change
      const isValid =
        key === null ||
        (Number.isInteger(key) && key >= RATING_SCALE.lowest && key <= RATING_SCALE.highest)
      return kind === 'rating' && isValid ? settled({ ...question, key }, isKeyed) : null
    }
  }
}

/** A key that is entered settles the problems about the one that was read. */
function settled(question: PastedQuestion, isKeyed: boolean): PastedQuestion {
  if (!isKeyed) return question
  return { ...question, problems: withoutKeyProblems(question.problems) }
}
