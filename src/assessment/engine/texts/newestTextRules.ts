/** The text rules of drafts (rule C17). */
import { type Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

/** The draft as it is published: with the newest rules. */
export function withNewestTextRules(draft: Definition): Definition {
  return draft.textRules === TEXT_RULES ? draft : { ...draft, textRules: TEXT_RULES }
}

/**
 * Ids of the questions whose answers are compared differently by another generation of text rules:
 * short texts with a key, a pattern or a knock-out, and short texts and own words that a condition or
 * an expression may compare.
 */
export function questionsWithTextRules(definition: Definition): string[] {
  const compared = comparedIn(definition)
  const isInExpressions = definition.calculated.length > 0
  return questionsOf(definition).flatMap((question) => {
    if (question.kind === 'shortText' && question.format === 'plain') {
      const isJudged = question.key ?? question.pattern ?? question.knockOut
      return isJudged || isInExpressions || compared.has(question.id) ? question.id : []
    }
    return offersOwnWords(question) && compared.has(`${question.id}.other`) ? question.id : []
  })
}

function offersOwnWords(question: Question): boolean {
  return 'other' in question && question.other !== undefined
}

/** Questions whose texts conditions compare with texts; with `.other` for own words. */
function comparedIn({ sections }: Definition): ReadonlySet<string> {
  const conditions = sections.flatMap(({ showIf, questions }) => [
    ...(showIf ? [showIf] : []),
    ...questions.flatMap((question) => [
      ...(question.showIf ? [question.showIf] : []),
      ...requiredIfOf(question),
    ]),
  ])
  const compared = conditions.flatMap(comparisonsOf).flatMap(({ of, test }) => {
    if (!('question' in of) || test.op === 'isBlank' || test.op === 'isNotBlank') return []
    if (of.measure === 'other') return `${of.question}.other`
    return of.measure === undefined && of.row === undefined ? of.question : []
  })
  return new Set(compared)
}

function requiredIfOf(question: Question): NonNullable<AnswerableQuestion['requiredIf']>[] {
  return question.kind !== 'statement' && question.requiredIf ? [question.requiredIf] : []
}
