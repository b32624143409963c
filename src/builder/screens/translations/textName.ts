import type { Definition } from '#schemas/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'

/** Where the texts of a translation are: the start, or a section with its questions. */
export type TextPart = { key: string; name: string; ownerIds: ReadonlySet<string> }

/** The parts of an assessment, translated one after the other. */
export function textParts({ sections }: Definition): TextPart[] {
  return [
    { key: 'start', name: 'Start', ownerIds: new Set(['title', 'introduction']) },
    ...sections.map(({ id, title, questions }, index) => ({
      key: id,
      name: `Section ${index + 1}${title.trim() === '' ? '' : `: ${title}`}`,
      ownerIds: new Set([id, ...questions.map((question) => question.id)]),
    })),
  ]
}

/** The section or question that a text belongs to. */
export function ownerOf(textId: string): string {
  return textId.split('.')[0] ?? ''
}

/** Names a text: "Question 3, help". */
export function textName(textId: string, definition: Definition): string {
  const [owner = '', ...rest] = textId.split('.')
  const kind = NAMES[rest.at(-1) ?? owner] ?? 'text'
  const number = numberQuestions(definition).get(owner)
  const isLabel = rest.length > 1
  const named = isLabel ? 'option' : kind
  if (number !== undefined) return `Question ${number}, ${named}`
  return named.charAt(0).toUpperCase() + named.slice(1)
}

const NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  introduction: 'introduction',
  prompt: 'text',
  help: 'help',
  label: 'checkbox label',
  unit: 'unit',
  errorText: 'error message',
  picture: 'description of the picture',
  lowLabel: 'label of the low end',
  highLabel: 'label of the high end',
}
