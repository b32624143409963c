import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { anAssessment, answeredWith, section, singleChoice } from '#tests/support/definitions.ts'

const IN_SECTION = 20
const CONDITIONS = 6

/** The question that six others depend on. */
export const ASKED_OFTEN = 'q0'

/**
 * `count` questions in sections of twenty, three in ten of them conditional: in every section the
 * same number depends on its first question.
 */
export function conditionalAssessment(count: number): Definition {
  const sections = Array.from({ length: count / IN_SECTION }, (_, place) => {
    const first = place * IN_SECTION
    const questions = Array.from({ length: IN_SECTION }, (_item, at): Question => {
      const isConditional = at > 0 && at <= CONDITIONS
      const own = isConditional ? { showIf: answeredWith(`q${first}`, 'yes') } : {}
      return singleChoice(`q${first + at}`, ['yes', 'no'], { required: true, ...own })
    })
    return section(`section${place}`, ...questions)
  })
  return anAssessment(...sections)
}

/** Each question is shown if the previous one is answered with yes. */
export function chainOf(count: number): Definition {
  const questions = Array.from({ length: count }, (_, at): Question => {
    const own = at > 0 ? { showIf: answeredWith(`q${at - 1}`, 'yes') } : {}
    return singleChoice(`q${at}`, ['yes', 'no'], { required: true, ...own })
  })
  return anAssessment(...questions)
}
