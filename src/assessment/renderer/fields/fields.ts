/**
 * The fields of all kinds. Rarely used ones are loaded on demand, before rendering an assessment
 * that needs them: see `loadFields`.
 */
import type { Question, QuestionKind } from '#schemas/question.ts'

import type { Field } from '#src/assessment/renderer/session/field.ts'
import { loadWords } from '#src/assessment/words/catalogues.ts'
import type { FurtherKind } from '#src/assessment/words/values/violationFacts.ts'
import { longText } from './longText.tsx'
import { multipleChoice } from './multipleChoice.tsx'
import { number } from './number.tsx'
import { shortText } from './shortText.tsx'
import { singleChoice } from './singleChoice.tsx'
import { statement } from './statement.tsx'

type Fields<K extends QuestionKind> = { readonly [Each in K]: Field<Each> }

/** A missing kind does not compile. */
const firstFields: Fields<Exclude<QuestionKind, FurtherKind | 'file'>> = {
  singleChoice,
  multipleChoice,
  shortText,
  longText,
  number,
  statement,
}

const fields: Partial<Fields<QuestionKind>> = { ...firstFields }

/**
 * Loads the fields of these kinds, and their words in a language. False if that failed, and may
 * succeed later.
 */
export async function loadFields(
  kinds: readonly QuestionKind[],
  language: string,
): Promise<boolean> {
  const missing = kinds.filter((kind) => fields[kind] === undefined)
  try {
    await loadWords(language, kinds)
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
  if (field === undefined) throw new Error(`The field of ${kind} is not loaded`)
  return field
}
