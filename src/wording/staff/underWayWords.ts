import { numberText } from '#src/wording/candidate/formats.ts'

/** Before what so many candidates are filling in at this moment is deleted or replaced. */
export function underWayWords(count: number): string {
  return count === 1
    ? '1 candidate is filling in an assessment on this device right now. Their answers will be deleted and can’t be submitted.'
    : `${numberText(count)} candidates are filling in assessments on this device right now. Their answers will be deleted and can’t be submitted.`
}
