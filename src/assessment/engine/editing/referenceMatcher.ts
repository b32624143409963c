/** Recognises references to one thing, in each place that can contain one. */
import type { Definition } from '#schemas/definition.ts'
import {
  type Comparison,
  comparedTexts,
  mapComparedTexts,
  optionsNamedOf,
} from '#src/assessment/engine/conditionMapping.ts'
import { optionTextsIn } from '#src/assessment/engine/expressions/optionTexts.ts'

import { findQuestion, findSection } from './definition.ts'
import { idsByName, namesInExpression, namesOf, optionCodes } from './naming.ts'

/**
 * A question, section or calculated value by id; several questions; or an option or row, whose id
 * is unique only within its question.
 */
export type Referent =
  | string
  | { questionIds: readonly string[] }
  | { questionId: string; partId: string }

export type ReferenceMatcher = {
  /** The matching ids that the comparison refers to. */
  inComparison: (comparison: Comparison) => string[]
  inExpression: (expression: string) => string[]
  /** The matching id for a name used in texts and expressions; null if it doesn't match. */
  named: (name: string) => string | null
  without: (comparison: Comparison) => Comparison | null
}

/** The matcher for references to this. */
export function matcherFor(definition: Definition, referent: Referent): ReferenceMatcher {
  return typeof referent === 'object' && 'partId' in referent
    ? partMatcher(definition, referent.questionId, referent.partId)
    : questionMatcher(definition, new Set(idsOf(definition, referent)))
}

/**
 * An id that no section has is treated as that of a question or value, which may have been deleted.
 */
function idsOf(
  definition: Definition,
  referent: string | { questionIds: readonly string[] },
): readonly string[] {
  if (typeof referent === 'object') return referent.questionIds
  return findSection(definition, referent)?.questions.map(({ id }) => id) ?? [referent]
}

function questionMatcher(definition: Definition, ids: ReadonlySet<string>): ReferenceMatcher {
  const idByName = idsByName(definition, ids)
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
    without: (comparison) => (refersTo(comparison).length > 0 ? null : comparison),
  }
}

function partMatcher(definition: Definition, questionId: string, partId: string): ReferenceMatcher {
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
    // Texts refer to answers, never to options.
    named: () => null,
    without: (comparison) => {
      if (isRow(comparison)) return null
      if (!isOption(comparison)) return comparison
      const rest = mapComparedTexts(comparison.test, (text) => (text === partId ? null : text))
      return rest && { ...comparison, test: rest }
    },
  }
}
