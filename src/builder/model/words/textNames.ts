/** What the texts of an assessment are called. */
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'

/** Names a text, each differently: "Question 3, help", "Question 3, option 2". */
export function textName(textId: string, definition: Definition): string {
  const [owner = ''] = textId.split('.')
  const name = nameInOwner(textId, definition)
  const number = numberQuestions(definition).get(owner)
  if (number !== undefined) return `Question ${number}, ${name}`
  if (findQuestion(definition, owner)) {
    return `Statement ${statementNumber(owner, definition)}, ${name}`
  }
  return inUpperCase(name)
}

/** Names a text where its question or section is named already: "Help", "Option 2". */
export function textNameAlone(textId: string, definition: Definition): string {
  return inUpperCase(nameInOwner(textId, definition))
}

function nameInOwner(textId: string, definition: Definition): string {
  const [owner = '', ...rest] = textId.split('.')
  if (rest.length <= 1) return NAMES[rest[0] ?? owner] ?? 'text'
  return labelName(findQuestion(definition, owner)?.question, rest[0])
}

function inUpperCase(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function labelName(question: Question | undefined, partId: string | undefined): string {
  const row = rowNumber(question, partId)
  if (row > 0) return `row ${row}`
  const options = question !== undefined && 'options' in question ? question.options : []
  const option = options.findIndex(({ id }) => id === partId) + 1
  return option > 0 ? `option ${option}` : 'label of other'
}

/** From 1; 0 if it isn't a row. */
export function rowNumber(question: Question | undefined, partId: string | undefined): number {
  if (question?.kind !== 'matrix') return 0
  return question.rows.findIndex(({ id }) => id === partId) + 1
}

/** Statements have no number of their own, so they are counted. */
function statementNumber(id: string, { sections }: Definition): number {
  const statements = sections.flatMap(({ questions }) =>
    questions.filter(({ kind }) => kind === 'statement'),
  )
  return statements.findIndex((statement) => statement.id === id) + 1
}

const NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  introduction: 'introduction',
  nextSteps: 'what happens next',
  prompt: 'text',
  help: 'help',
  label: 'checkbox label',
  unit: 'unit',
  errorText: 'error message',
  picture: 'description of the picture',
  lowLabel: 'label of the low end',
  highLabel: 'label of the high end',
}
