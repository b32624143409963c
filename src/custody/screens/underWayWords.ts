import { numberText } from '#src/assessment/words/values/formats.ts'

/** A warning before deleting or replacing what this many candidates are filling in. */
export function underWayWords(count: number): string {
  return count === 1
    ? '1 candidate is taking an assessment on this device right now. Their answers will be deleted and can’t be submitted.'
    : `${numberText(count)} candidates are taking assessments on this device right now. Their answers will be deleted and can’t be submitted.`
}
