import type { Definition } from '#schemas/definition.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Use } from '#src/assessment/engine/editing/references.ts'
import {
  questionAt,
  type Selection,
  START,
  sectionAt,
} from '#src/builder/screens/state/draftPlaces.ts'

const fieldWords: Record<Use['field'], string> = {
  showIf: 'depends on it',
  requiredIf: 'is required depending on it',
  key: 'has it as a correct answer',
  expression: 'uses it in its expression',
  introduction: 'inserts it in its introduction',
  nextSteps: 'inserts it in what happens next',
  prompt: 'inserts it',
  help: 'inserts it in its help',
  options: 'inserts it in an option',
  rows: 'inserts it in a row',
  label: 'inserts it in its label',
}

/** Words one use: "Question 4, “Which tools?”, depends on it". */
export function usageWords(use: Use, definition: Definition): string {
  return `${placeName(use, definition)} ${fieldWords[use.field]}`
}

/**
 * Says what happens to these uses when references are removed, and to uses that can't be removed.
 */
export function removalWords(uses: readonly Use[]): string {
  const isIn = (...fields: Use['field'][]) => uses.some(({ field }) => fields.includes(field))
  const isInExpression = isIn('expression')
  if (!uses.some(isRemovable)) {
    return 'Expressions can’t work without it. Readiness lists them until you fix them.'
  }
  const parts = [
    isIn('showIf', 'requiredIf')
      ? 'Removing references deletes each comparison that uses it, and any condition left empty.'
      : 'Removing references puts “…” in each text that inserts it.',
    isIn('showIf', 'requiredIf') && uses.some(isQuote)
      ? 'Texts that insert it get “…” instead.'
      : '',
    isInExpression ? 'Expressions are left for you to fix.' : '',
    'If you fix it later, readiness lists what to fix.',
  ]
  return parts.filter(Boolean).join(' ')
}

/** An expression has no meaning without a name it uses. */
export function isRemovable({ field }: Use): boolean {
  return field !== 'expression'
}

export function selectionOfUse({ place }: Use): Selection {
  if ('questionId' in place) return { kind: 'question', questionId: place.questionId }
  return 'sectionId' in place ? { kind: 'section', sectionId: place.sectionId } : START
}

/** The field to focus there. */
export function fieldOfUse({ place, field }: Use): string {
  return 'calculatedId' in place ? `${place.calculatedId}.${field}` : field
}

function isQuote({ field }: Use): boolean {
  return !['showIf', 'requiredIf', 'key', 'expression'].includes(field)
}

function placeName({ place }: Use, definition: Definition): string {
  if ('start' in place) return 'The assessment'
  if ('calculatedId' in place) {
    const found = definition.calculated.find(({ id }) => id === place.calculatedId)
    return found?.name.trim()
      ? `The calculated value “${found.name.trim()}”`
      : 'A calculated value without a name'
  }
  if ('sectionId' in place) {
    return `Section “${sectionAt(definition, place.sectionId)?.title || 'Untitled section'}”`
  }
  const found = questionAt(definition, place.questionId)
  if (!found) return 'A question'
  const name = found.number === null ? 'Statement' : `Question ${found.number}`
  const text = textLine(found.question.prompt).slice(0, 80)
  return text ? `${name}, “${text}”,` : name
}
