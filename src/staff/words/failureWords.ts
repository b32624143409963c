import type { FailureWords } from './english/failures.ts'
import { staffWords } from './staffWords.ts'

export type FailureKind = keyof typeof staffWords.failures

/** The words for a failure: what happened, what is safe, what to do next. */
export function failureWords(kind: FailureKind): FailureWords {
  return staffWords.failures[kind]
}
