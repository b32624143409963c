import { type FailureKind, failureWords } from '#src/staff/words/failureWords.ts'

/** Why saving failed: because of one field, or as a whole. */
export type FormProblem<Name extends string = string> = { field?: Name; text: string }

/** Saving failed as a whole. The input is kept. */
export function failedSaving(kind: FailureKind): FormProblem<never> {
  const { title, text } = failureWords(kind)
  return { text: `${title}. ${text}` }
}
