import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { questionsOf } from '#src/assessment/engine/place.ts'
import { withNamesInTexts } from './naming.ts'

/** The questions with codes that are unique in the definition and among themselves (rule E3). */
export function withOwnCodes(definition: Definition, questions: readonly Question[]): Question[] {
  const takeCode = codeGiver(questionsOf(definition), 'q')
  const coded = questions.map((question) => withCode(question, takeCode(question.code)))
  // References among them still work (rule Q4). No question can refer to itself (rule Q3), so its
  // own former code in its text means the other question that keeps that code.
  return coded.map((question, place) =>
    withNamesInTexts(question, (name) => {
      const quoted = questions.findIndex(({ code }) => code.trim() === name)
      return quoted === place ? name : (coded[quoted]?.code.trim() ?? name)
    }),
  )
}

/** Options or rows with codes that are unique within the question. */
export function withOwnPartCodes<T extends { code: string }>(
  others: readonly T[],
  parts: readonly T[],
): T[] {
  const takeCode = codeGiver(others, '')
  return parts.map((part) => withCode(part, takeCode(part.code)))
}

/**
 * Keeps the requested code if it is free; otherwise counts up from the number of items. Surrounding
 * blanks don't make codes differ, because names are trimmed when read (rule X3).
 */
function codeGiver(
  existing: readonly { code: string }[],
  prefix: string,
): (preferred: string) => string {
  const taken = new Set(existing.map((each) => each.code.trim()))
  let next = existing.length + 1
  return (preferred) => {
    let code = preferred
    while (code.trim() === '' || taken.has(code.trim())) code = `${prefix}${next++}`
    taken.add(code.trim())
    return code
  }
}

function withCode<T extends { code: string }>(coded: T, code: string): T {
  return coded.code === code ? coded : { ...coded, code }
}
