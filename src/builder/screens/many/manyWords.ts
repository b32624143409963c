/** What was done to several questions, and which of them stay as they are. */
import type { Definition } from '#schemas/definition.ts'
import type { LeftQuestion, LeftReason } from '#src/assessment/engine/editing/manyQuestions.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { listText, numberText, pluralsIn } from '#src/assessment/words/values/formats.ts'
import { questionAt } from '#src/builder/screens/state/draftPlaces.ts'

const { counted } = pluralsIn<'one' | 'other'>('en')

/** "12 questions" */
export function countedQuestions(count: number): string {
  return counted(count, { one: 'question', other: 'questions' })
}

/** "12 questions selected" */
export function selectedWords(count: number): string {
  return count === 0 ? 'No questions selected' : `${countedQuestions(count)} selected`
}

/**
 * Which questions an act leaves as they are, and why: "Unchanged: question 4 (points per option),
 * statement “Welcome” (not answered)." Empty if there are none.
 */
export function leftWords(left: readonly LeftQuestion[], definition: Definition): string {
  const reasons = [...new Set(left.map(({ reason }) => reason))]
  const groups = reasons.map((reason) => {
    const ids = left.flatMap((each) => (each.reason === reason ? [each.questionId] : []))
    return `${namesOf(ids, definition)} (${reasonWords[reason]})`
  })
  return groups.length === 0 ? '' : `Unchanged: ${groups.join('; ')}.`
}

const reasonWords: { readonly [R in LeftReason]: string } = {
  statement: 'not answered',
  consent: 'consent earns no points',
  selfIdentification: 'self-identification',
  pointsPerOption: 'points per option',
  notBefore: 'a condition can use earlier questions only',
}

/** Names that are read at a glance; of more, only the first are given. */
const MOST_NAMES = 5

/** "question 3", "questions 3, 4 and 5", "statement “Welcome”", "3 statements" */
function namesOf(ids: readonly string[], definition: Definition): string {
  const found = ids.flatMap((id) => questionAt(definition, id) ?? [])
  const numbers = found.flatMap(({ number }) => (number === null ? [] : [numberText(number)]))
  const statements = found.filter(({ number }) => number === null)
  const rest = numbers.length - MOST_NAMES
  const shown = rest > 0 ? [...numbers.slice(0, MOST_NAMES), `${numberText(rest)} more`] : numbers
  const [statement] = statements
  const names = [
    ...(numbers.length === 0
      ? []
      : [`${numbers.length === 1 ? 'question' : 'questions'} ${listText(shown, 'and')}`]),
    ...(statement === undefined
      ? []
      : [
          statements.length === 1
            ? statementName(statement.question.prompt)
            : `${numberText(statements.length)} statements`,
        ]),
  ]
  return listText(names, 'and')
}

function statementName(prompt: Parameters<typeof textLine>[0]): string {
  const line = textLine(prompt)
  const text = line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line
  return text === '' ? 'a statement without text' : `statement “${text}”`
}
