/** How large the file of an assessment may be, for reading and for writing. */
import { ASSESSMENT_FILE } from '#schemas/files/assessmentFile.ts'

import { ASSESSMENT_LIMITS, TESTS_LIMITS } from '#src/storage/json/limits.ts'
import { measure } from '#src/storage/json/measure.ts'
import type { Problem } from '#src/storage/json/unreadableFile.ts'

export const TOO_LARGE = 'it is larger than 20 MB'

/** Too deep, or too many nodes; the limits are the same wherever it occurs. */
export function refusedExtent(value: unknown): Problem | null {
  if (!isWrapped(value)) return measure(value, ASSESSMENT_LIMITS, isDerived)
  const { definition, testCandidates } = value
  return (
    within('definition', measure(definition, ASSESSMENT_LIMITS, isDerived)) ??
    within('testCandidates', measure(testCandidates, TESTS_LIMITS))
  )
}

/** A text with its tree counts like its source alone, because only the source is written. */
function isDerived(name: string, holder: object): boolean {
  const isText = 'tree' in holder && 'source' in holder && typeof holder.source === 'string'
  return isText && (name === 'tree' || name === 'source')
}

function within(name: string, problem: Problem | null): Problem | null {
  return problem && { ...problem, path: [name, ...problem.path] }
}

/** Whether the value has the file's `kind`, or contains a definition. */
export function isWrapped(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && (value['kind'] === ASSESSMENT_FILE || 'definition' in value)
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
