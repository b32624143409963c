import type { StorageFailure } from '#src/db/query.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'

import type { JobFormProblem } from './JobFormDialog.tsx'
import { slugTakenWords } from './jobForm.ts'

type SaveError =
  | { kind: 'slug-taken'; job: { title: string } }
  | { kind: 'not-found' }
  | { kind: 'changed-elsewhere' }
  | StorageFailure

/** Why a job could not be saved, beside what was typed, which stays. */
export function problemOf(error: SaveError): JobFormProblem {
  if (error.kind === 'slug-taken') return { field: 'slug', text: slugTakenWords(error.job.title) }
  const words = failureWords(error.kind)
  return { text: `${words.title}. ${words.text}` }
}
