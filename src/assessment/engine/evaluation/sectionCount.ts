import type { Condition } from '#schemas/condition.ts'
import type { Section } from '#schemas/definition.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import type { QuestionCount } from '#src/assessment/engine/questionCount.ts'

import { isDrawn, isShown } from './evaluation.ts'
import type { Evaluation } from './evaluationState.ts'

/** How many questions a section will ask, as far as that is settled before it starts (rule R7). */
export function sectionCount(evaluation: Evaluation, { questions }: Section): QuestionCount {
  const inside = new Set(questions.map(({ id }) => id))
  const asked = questions.filter(
    ({ id, kind }) => answering[kind].answerable && isDrawn(evaluation, id),
  )
  const open = asked.filter(({ showIf }) => showIf && isAbout(showIf, inside))
  const settled = asked.filter((each) => !open.includes(each) && isShown(evaluation, each.id))
  return { fewest: settled.length, most: settled.length + open.length }
}

/** A calculated value may be made of any of them. */
function isAbout(condition: Condition, ids: ReadonlySet<string>): boolean {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.conditions.some((each) => isAbout(each, ids))
    case 'not':
      return isAbout(condition.condition, ids)
    case 'compare':
      return 'calculated' in condition.of || ids.has(condition.of.question)
  }
}
