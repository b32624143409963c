/** Where the texts of a translation are, and what they are called. */
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { allTexts, ownerOfText } from '#src/assessment/engine/texts/translations.ts'
import { type Selection, selectionAt } from '#src/builder/screens/state/draftPlaces.ts'

/** The start, or a section with its questions. */
export type TextPart = { key: string; name: string; ownerIds: ReadonlySet<string> }

/** The parts of an assessment, translated one after the other. */
export function textParts(definition: Definition): TextPart[] {
  const ofWhole = allTexts(definition).flatMap(({ id }) => (ownerOfText(id) === id ? [id] : []))
  return [
    { key: 'start', name: 'Start', ownerIds: new Set(ofWhole) },
    ...definition.sections.map(({ id, title, questions }, index) => ({
      key: id,
      name: `Section ${index + 1}${title.trim() === '' ? '' : `: ${title}`}`,
      ownerIds: new Set([id, ...questions.map((question) => question.id)]),
    })),
  ]
}

/** Names a text, each differently: "Question 3, help", "Question 3, option 2". */
export function textName(textId: string, definition: Definition): string {
  const [owner = '', ...rest] = textId.split('.')
  const number = numberQuestions(definition).get(owner)
  const question = findQuestion(definition, owner)?.question
  const name = rest.length > 1 ? labelName(question, rest[0]) : (NAMES[rest[0] ?? owner] ?? 'text')
  if (number !== undefined) return `Question ${number}, ${name}`
  if (question !== undefined) return `Statement ${statementNumber(owner, definition)}, ${name}`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The place in the builder where the original is edited. */
export function placeOfText(textId: string, definition: Definition): Selection {
  return selectionAt(definition, ownerOfText(textId))
}

/** The field there, named as in findings. */
export function fieldOfText(textId: string, definition: Definition): string {
  const [owner = '', ...rest] = textId.split('.')
  if (rest.length <= 1) return rest[0] ?? owner
  const question = findQuestion(definition, owner)?.question
  return rowNumber(question, rest[0]) > 0 ? 'rows' : 'options'
}

function labelName(question: Question | undefined, partId: string | undefined): string {
  const row = rowNumber(question, partId)
  if (row > 0) return `row ${row}`
  const options = question !== undefined && 'options' in question ? question.options : []
  const option = options.findIndex(({ id }) => id === partId) + 1
  return option > 0 ? `option ${option}` : 'label of other'
}

/** From 1; 0 if it isn't a row. */
function rowNumber(question: Question | undefined, partId: string | undefined): number {
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
