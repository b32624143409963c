import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { questionsOf } from './definition.ts'
import { withNamesInTexts } from './naming.ts'

/** Questions with codes that no question of the definition, and none of themselves, has (rule E3). */
export function withOwnCodes(definition: Definition, questions: readonly Question[]): Question[] {
  const takeCode = codeGiver(questionsOf(definition), 'q')
  const coded = questions.map((question) => withCode(question, takeCode(question.code)))
  const codes = new Map(questions.map(({ code }, place) => [code, coded[place]?.code ?? code]))
  // What they quoted of each other they go on quoting (rule Q4).
  return withNamesInTexts(coded, (name) => codes.get(name) ?? name)
}

/** Options or rows with codes that no other of the question has. */
export function withOwnPartCodes<T extends { code: string }>(
  others: readonly T[],
  parts: readonly T[],
): T[] {
  const takeCode = codeGiver(others, '')
  return parts.map((part) => withCode(part, takeCode(part.code)))
}

/** Keeps a wished code that is free; otherwise counts on from how many there are. */
function codeGiver(
  existing: readonly { code: string }[],
  prefix: string,
): (wished: string) => string {
  const taken = new Set(existing.map((each) => each.code))
  let next = existing.length + 1
  return (wished) => {
    let code = wished
    while (code === '' || taken.has(code)) code = `${prefix}${next++}`
    taken.add(code)
    return code
  }
}

function withCode<T extends { code: string }>(coded: T, code: string): T {
  return coded.code === code ? coded : { ...coded, code }
}
