import type { Definition } from '#schemas/definition.ts'
import { plainText } from '#src/engine/authoredText.ts'
import type { Use } from '#src/engine/editing/references.ts'
import { questionAt, type Selection, sectionAt } from '#src/features/builder/draft/places.ts'

const fieldWords: Record<Use['field'], string> = {
  showIf: 'is shown under a condition on it',
  requiredIf: 'is required under a condition on it',
  key: 'has it in its answer key',
}

/** Who uses it, and how: "Question 4, “Which tools?”, is shown under a condition on it". */
export function usageWords(use: Use, definition: Definition): string {
  return `${placeName(use, definition)} ${fieldWords[use.field]}`
}

export function selectionOfUse({ place }: Use): Selection {
  return 'questionId' in place
    ? { kind: 'question', questionId: place.questionId }
    : { kind: 'section', sectionId: place.sectionId }
}

function placeName({ place }: Use, definition: Definition): string {
  if ('sectionId' in place) {
    return `Section “${sectionAt(definition, place.sectionId)?.title || 'Untitled section'}”`
  }
  const found = questionAt(definition, place.questionId)
  if (!found) return 'A question'
  const name = found.number === null ? 'Statement' : `Question ${found.number}`
  const text = plainText(found.question.prompt).slice(0, 80)
  return text ? `${name}, “${text}”,` : name
}
