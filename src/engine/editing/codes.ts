import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { questionsOf } from './definition.ts'
import { withNamesInTexts } from './naming.ts'

/** Questions with codes that no question of the definition, and none of themselves, has (rule E3). */
export function withOwnCodes(definition: Definition, questions: readonly Question[]): Question[] {
  const takeCode = codeGiver(questionsOf(definition), 'q')
  const coded = questions.map((question) => withCode(question, takeCode(question.code)))
  // What they quoted of each other they go on quoting (rule Q4); none can quote itself (rule Q3), so
  // that its own old code in it is that of another question, which keeps it.
  return coded.map((question, place) =>
    withNamesInTexts(question, (name) => {
      const quoted = questions.findIndex(({ code }) => code.trim() === name)
      return quoted === place ? name : (coded[quoted]?.code.trim() ?? name)
    }),
  )
}

/** Options or rows with codes that no other of the question has. */
export function withOwnPartCodes<T extends { code: string }>(
  others: readonly T[],
  parts: readonly T[],
): T[] {
  const takeCode = codeGiver(others, '')
  return parts.map((part) => withCode(part, takeCode(part.code)))
}

/**
 * Keeps a wished code that is free; otherwise counts on from how many there are. Blanks around a code
 * tell it from no other, for names are read without them (rule X3).
 */
function codeGiver(
  existing: readonly { code: string }[],
  prefix: string,
): (wished: string) => string {
  const taken = new Set(existing.map((each) => each.code.trim()))
  let next = existing.length + 1
  return (wished) => {
    let code = wished
    while (code.trim() === '' || taken.has(code.trim())) code = `${prefix}${next++}`
    taken.add(code.trim())
    return code
  }
}

function withCode<T extends { code: string }>(coded: T, code: string): T {
  return coded.code === code ? coded : { ...coded, code }
}
