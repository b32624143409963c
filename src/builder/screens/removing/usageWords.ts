import type { Definition } from '#schemas/definition.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Use } from '#src/assessment/engine/editing/references.ts'
import {
  questionAt,
  type Selection,
  START,
  sectionAt,
} from '#src/builder/screens/state/draftPlaces.ts'

/** `it`: what is used. */
const fieldWords: Record<Use['field'], (it: string) => string> = {
  showIf: (it) => `depends on ${it}`,
  requiredIf: (it) => `is required depending on ${it}`,
  key: (it) => `has ${it} as a correct answer`,
  expression: (it) => `uses ${it} in its expression`,
  introduction: (it) => `inserts ${it} in its introduction`,
  nextSteps: (it) => `inserts ${it} in what happens next`,
  prompt: (it) => `inserts ${it}`,
  help: (it) => `inserts ${it} in its help`,
  options: (it) => `inserts ${it} in an option`,
  rows: (it) => `inserts ${it} in a row`,
  label: (it) => `inserts ${it} in its label`,
}

/**
 * Words one use: "Question 4, “Which tools?”, depends on it". Of several that are deleted together,
 * it says which: "depends on question 2".
 */
export function usageWords(use: Use, definition: Definition, isOfSeveral = false): string {
  const number = isOfSeveral ? questionAt(definition, use.of)?.number : null
  const it = typeof number === 'number' ? `question ${number}` : 'it'
  return `${placeName(use, definition)} ${fieldWords[use.field](it)}`
}

/**
 * Says what happens to these uses when references are removed, and to uses that can't be removed.
 */
export function removalWords(uses: readonly Use[], isOfSeveral = false): string {
  const it = isOfSeveral ? 'them' : 'it'
  const isIn = (...fields: Use['field'][]) => uses.some(({ field }) => fields.includes(field))
  const isInExpression = isIn('expression')
  if (!uses.some(isRemovable)) {
    return `Expressions can’t work without ${it}. Readiness lists these until you fix them.`
  }
  const parts = [
    isIn('showIf', 'requiredIf')
      ? `Removing references deletes each comparison that uses ${it}, and any condition left empty.`
      : `Removing references puts “…” in each text that inserts ${it}.`,
    isIn('showIf', 'requiredIf') && uses.some(isQuote)
      ? `Texts that insert ${it} get “…” instead.`
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
