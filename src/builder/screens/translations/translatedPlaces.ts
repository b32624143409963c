/** Where the texts of a translation are, and what they are called. */
import type { Definition } from '#schemas/definition.ts'
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

/** Names a text: "Question 3, help". */
export function textName(textId: string, definition: Definition): string {
  const [owner = '', ...rest] = textId.split('.')
  const number = numberQuestions(definition).get(owner)
  const name =
    rest.length > 1 ? labelName(owner, rest[0], definition) : (NAMES[rest[0] ?? owner] ?? 'text')
  if (number !== undefined) return `Question ${number}, ${name}`
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
  return labelName(owner, rest[0], definition) === 'row' ? 'rows' : 'options'
}

function labelName(questionId: string, partId: string | undefined, definition: Definition) {
  const question = findQuestion(definition, questionId)?.question
  const isRow = question?.kind === 'matrix' && question.rows.some(({ id }) => id === partId)
  return isRow ? 'row' : 'option'
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
