import type { Definition } from '#schemas/definition.ts'
import { textLine } from '#src/engine/textLine.ts'
import type { Use } from '#src/engine/editing/references.ts'
import { questionAt, type Selection, START, sectionAt } from '#src/features/builder/draft/places.ts'

const fieldWords: Record<Use['field'], string> = {
  showIf: 'is shown under a condition on it',
  requiredIf: 'is required under a condition on it',
  key: 'has it in its answer key',
  expression: 'calculates with it',
  introduction: 'quotes it in its introduction',
  prompt: 'quotes it',
  help: 'quotes it in its help',
  options: 'quotes it in an option',
  rows: 'quotes it in a row',
  label: 'quotes it in what is agreed to',
}

/** Who uses it, and how: "Question 4, “Which tools?”, is shown under a condition on it". */
export function usageWords(use: Use, definition: Definition): string {
  return `${placeName(use, definition)} ${fieldWords[use.field]}`
}

/** What becomes of these uses when they are taken out, and of those that can't be. */
export function takingOutWords(uses: readonly Use[]): string {
  const isIn = (...fields: Use['field'][]) => uses.some(({ field }) => fields.includes(field))
  const isInExpression = isIn('expression')
  if (!uses.some(canBeTakenOut)) {
    return 'An expression can’t do without it: readiness lists what has to be mended.'
  }
  const parts = [
    isIn('showIf', 'requiredIf')
      ? 'removes each comparison with it; a condition that is left empty goes too.'
      : 'puts “…” where a text quotes it.',
    isIn('showIf', 'requiredIf') && uses.some(isQuote)
      ? 'A text that quotes it gets “…” there.'
      : '',
    isInExpression ? 'Expressions are left for you to mend.' : '',
    'Otherwise readiness lists what has to be mended.',
  ]
  return `“Take it out there” ${parts.filter(Boolean).join(' ')}`
}

/** No expression means anything without a name that it uses. */
export function canBeTakenOut({ field }: Use): boolean {
  return field !== 'expression'
}

export function selectionOfUse({ place }: Use): Selection {
  if ('questionId' in place) return { kind: 'question', questionId: place.questionId }
  return 'sectionId' in place ? { kind: 'section', sectionId: place.sectionId } : START
}

/** What takes the focus there. */
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
