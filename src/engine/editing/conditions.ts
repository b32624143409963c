import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'

import { withChange } from '#src/engine/change.ts'
import { mapQuestions, mapSections } from './definition.ts'
import type { Place } from '#src/engine/place.ts'

/** Null removes the condition, so that the place is always shown. */
export function setShowIf(
  definition: Definition,
  place: Place,
  condition: Condition | null,
): Definition {
  const change = { showIf: condition ?? undefined }
  if ('sectionId' in place) {
    return mapSections(definition, (section) =>
      section.id === place.sectionId ? withChange(section, change) : section,
    )
  }
  return mapQuestions(definition, (question) =>
    question.id === place.questionId ? withChange(question, change) : question,
  )
}

/** A conditionally required question is not always required. Statements never are. */
export function setRequiredIf(
  definition: Definition,
  place: { questionId: string },
  condition: Condition | null,
): Definition {
  return mapQuestions(definition, (question) => {
    if (question.id !== place.questionId || question.kind === 'statement') return question
    if (condition === null) return withChange(question, { requiredIf: undefined })
    return withChange(question, { required: false, requiredIf: condition })
  })
}
