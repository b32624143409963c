import type { Definition, Section } from '#schemas/definition.ts'
import { isMixed } from '#src/assessment/engine/layout.ts'

/** Whether everything has the same position and names in both. */
export function hasSameLayout(one: Definition, other: Definition): boolean {
  return (
    one.calculated === other.calculated &&
    one.sections.length === other.sections.length &&
    one.sections.every((section, at) => isSectionAlike(section, other.sections[at]))
  )
}

function isSectionAlike(one: Section, other: Section | undefined): boolean {
  if (one === other) return true
  return (
    one.id === other?.id &&
    isMixed(one) === isMixed(other) &&
    one.questions.length === other.questions.length &&
    one.questions.every((question, at) => {
      const same = other.questions[at]
      return question === same || (question.id === same?.id && question.code === same.code)
    })
  )
}
