import type { StorageFailure } from '#src/storage/core/query.ts'
import { failedSaving, type FormProblem } from '#src/staff/forms/formProblem.ts'

import { slugTakenWords } from './jobForm.ts'

type SaveError =
  | { kind: 'slug-taken'; job: { title: string } }
  | { kind: 'not-found' }
  | { kind: 'changed-elsewhere' }
  | StorageFailure

/** Why a job could not be saved. The input is kept. */
export function problemOf(error: SaveError): FormProblem<'slug'> {
  if (error.kind === 'slug-taken') return { field: 'slug', text: slugTakenWords(error.job.title) }
  return failedSaving(error.kind)
}
