/** Where the texts of a translation are. */
import type { Definition } from '#schemas/definition.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { allTexts, ownerOfText } from '#src/assessment/engine/texts/translations.ts'
import { rowNumber } from '#src/builder/model/words/textNames.ts'
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
