import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'

import { withChange } from '#src/assessment/engine/change.ts'
import { mapQuestions, mapSections } from './definition.ts'
import type { Place } from '#src/assessment/engine/place.ts'

/** Maps every condition; null removes one. Unchanged parts keep their identity (rule E1). */
export function mapConditions(
  definition: Definition,
  change: (condition: Condition) => Condition | null,
): Definition {
  const mapped = (condition: Condition | undefined): Condition | undefined =>
    condition && (change(condition) ?? undefined)
  const withSections = mapSections(definition, (section) => {
    const showIf = mapped(section.showIf)
    return showIf === section.showIf ? section : withChange(section, { showIf })
  })
  return mapQuestions(withSections, (question) => {
    const showIf = mapped(question.showIf)
    const shown = showIf === question.showIf ? question : withChange(question, { showIf })
    if (shown.kind === 'statement') return shown
    const requiredIf = mapped(shown.requiredIf)
    return requiredIf === shown.requiredIf ? shown : withChange(shown, { requiredIf })
  })
}

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
