/**
 * What is looked for when it is asked who refers to something, in each place that can.
 */
import type { Definition } from '#schemas/definition.ts'
import {
  type Comparison,
  comparedTexts,
  mapComparedTexts,
  optionsNamedOf,
} from '#src/engine/conditions/mapping.ts'
import { optionTextsIn } from '#src/engine/expressions/optionTexts.ts'

import { findQuestion, findSection } from './definition.ts'
import { namesOf, optionCodes } from './namesInUse.ts'
import { namesInExpression } from './naming.ts'

/**
 * A question, section or calculated value by its id, or an option or row, whose id is its own only in
 * its question.
 */
export type Referent = string | { questionId: string; partId: string }

export type Sought = {
  /** What the comparison refers to, of what is sought. */
  inComparison: (comparison: Comparison) => string[]
  inExpression: (expression: string) => string[]
  /** What is sought, by what texts and expressions call it. */
  named: (name: string) => string | null
  takenOut: (comparison: Comparison) => Comparison | null
}

/** How to tell what refers to it. */
export function soughtBy(definition: Definition, referent: Referent): Sought {
  return typeof referent === 'string'
    ? soughtQuestions(definition, referent)
    : soughtPart(definition, referent.questionId, referent.partId)
}

/** An id that no section has is taken for that of a question or value, which may have been removed. */
function soughtQuestions(definition: Definition, id: string): Sought {
  const section = findSection(definition, id)
  const ids = new Set(section ? section.questions.map((each) => each.id) : [id])
  const idByName = new Map(
    [...ids].flatMap((each) => namesOf(definition, each).map((name) => [name, each])),
  )
  const named = (name: string): string | null => idByName.get(name) ?? null
  const refersTo = ({ of }: Comparison): string[] => {
    const operand = 'question' in of ? of.question : of.calculated
    return ids.has(operand) ? [operand] : []
  }
  return {
    inComparison: refersTo,
    inExpression: (expression) =>
      namesInExpression(expression).flatMap((name) => named(name) ?? []),
    named,
    takenOut: (comparison) => (refersTo(comparison).length > 0 ? null : comparison),
  }
}

function soughtPart(definition: Definition, questionId: string, partId: string): Sought {
  const names = namesOf(definition, questionId)
  const code = optionCodes(findQuestion(definition, questionId)?.question).get(partId)
  const isRow = ({ of }: Comparison): boolean =>
    'question' in of && of.question === questionId && of.row === partId
  const isOption = (comparison: Comparison): boolean =>
    optionsNamedOf(comparison) === questionId && comparedTexts(comparison.test).includes(partId)
  return {
    inComparison: (each) => (isRow(each) || isOption(each) ? [partId] : []),
    inExpression: (expression) =>
      optionTextsIn(expression).flatMap(({ name, text }) =>
        names.includes(name) && text === code ? [partId] : [],
      ),
    // Texts quote answers, and never an option.
    named: () => null,
    takenOut: (comparison) => {
      if (isRow(comparison)) return null
      if (!isOption(comparison)) return comparison
      const rest = mapComparedTexts(comparison.test, (text) => (text === partId ? null : text))
      return rest && { ...comparison, test: rest }
    },
  }
}
