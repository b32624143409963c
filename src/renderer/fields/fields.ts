/**
 * The fields of all kinds. Those that most assessments do without are files of their own, fetched
 * before an assessment is drawn that asks in one of them: see `loadFields`.
 */
import type { Question, QuestionKind } from '#schemas/question.ts'

import type { Field } from './field.ts'
import type { FurtherKind } from './furtherFields.ts'
import { longText } from './longText.tsx'
import { multipleChoice } from './multipleChoice.tsx'
import { number } from './number.tsx'
import { shortText } from './shortText.tsx'
import { singleChoice } from './singleChoice.tsx'
import { statement } from './statement.tsx'

type Fields<K extends QuestionKind> = { readonly [Each in K]: Field<Each> }

/** A kind that nobody knows of does not compile. */
const firstFields: Fields<Exclude<QuestionKind, FurtherKind | 'file'>> = {
  singleChoice,
  multipleChoice,
  shortText,
  longText,
  number,
  statement,
}

const fields: Partial<Fields<QuestionKind>> = { ...firstFields }

/** Makes sure of the fields of these kinds. False: they could not be fetched, and may be later. */
export async function loadFields(kinds: readonly QuestionKind[]): Promise<boolean> {
  const missing = kinds.filter((kind) => fields[kind] === undefined)
  try {
    if (missing.includes('file')) Object.assign(fields, await import('./file.tsx'))
    if (missing.some((kind) => kind !== 'file')) {
      Object.assign(fields, (await import('./furtherFields.ts')).furtherFields)
    }
    return true
  } catch {
    return false
  }
}

export function fieldOf({ kind }: Question): Field {
  const field = fields[kind]
  if (field === undefined) throw new Error(`The field of ${kind} was not loaded before it is drawn`)
  return field
}
