/**
 * One act on several questions (rules E19 to E21). Moving, duplicating and removing several are in
 * `questions.ts`.
 */
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'
import { comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import { compile, opensAt } from '#src/assessment/engine/evaluation/compile.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { canBeWorthPoints } from '#src/assessment/engine/scoring/worth.ts'
import { canBeRequired } from '#src/assessment/engine/selfIdentification.ts'

import { mapQuestions } from './definition.ts'

/** Why an act leaves a question as it is. */
export type LeftReason =
  /** A statement, which is not answered. */
  | 'statement'
  /** A consent earns no points. */
  | 'consent'
  /** Self-identification is optional and earns no points. */
  | 'selfIdentification'
  /** Its options have points of their own. */
  | 'pointsPerOption'
  /** The condition uses the question itself, or one that is not before it. */
  | 'notBefore'

export type LeftQuestion = { questionId: string; reason: LeftReason }

/** `left`: the questions that the act doesn't suit, in authored order (rule E20). */
export type ManyResult = { definition: Definition; left: readonly LeftQuestion[] }

/** Always required, or always optional; either ends a condition for being required. */
export function setRequiredOf(
  definition: Definition,
  questionIds: readonly string[],
  required: boolean,
): ManyResult {
  return changeEach(definition, questionIds, (question) => {
    if (!canBeRequired(question)) {
      return question.kind === 'statement' ? 'statement' : 'selfIdentification'
    }
    const isSo = question.required === required && question.requiredIf === undefined
    return isSo ? question : withChange(question, { required, requiredIf: undefined })
  })
}

/** The points for a full answer; undefined removes them. */
export function setPointsOf(
  definition: Definition,
  questionIds: readonly string[],
  points: number | undefined,
): ManyResult {
  return changeEach(definition, questionIds, (question) => {
    if (!canBeWorthPoints(question)) {
      return question.kind === 'statement' || question.kind === 'consent'
        ? question.kind
        : 'selfIdentification'
    }
    if (isScoredByOption(question)) return 'pointsPerOption'
    return question.points === points ? question : withChange(question, { points })
  })
}

/** The tags in a text, which separates them by commas. */
export function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(Boolean))]
}

/** Adds these tags at the end, and removes those; what is in both is removed. */
export function changeTagsOf(
  definition: Definition,
  questionIds: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): ManyResult {
  return changeEach(definition, questionIds, (question) => {
    const before = question.tags ?? []
    const tags = [...new Set([...before, ...add])].filter((tag) => !remove.includes(tag))
    const isSame = tags.length === before.length && tags.every((tag, at) => tag === before[at])
    return isSame ? question : withChange(question, { tags: tags.length > 0 ? tags : undefined })
  })
}

/** The condition for being shown; null removes it. It may only use earlier questions (rule C8). */
export function setShowIfOf(
  definition: Definition,
  questionIds: readonly string[],
  condition: Condition | null,
): ManyResult {
  const mayUse = condition === null ? () => true : usableAt(definition, condition)
  return changeEach(definition, questionIds, (question) => {
    if (!mayUse(question.id)) return 'notBefore'
    if (question.showIf === (condition ?? undefined)) return question
    return withChange(question, { showIf: condition ?? undefined })
  })
}

/** Whether everything that the condition uses may be used at a question. */
function usableAt(definition: Definition, condition: Condition): (questionId: string) => boolean {
  const compiled = compile(definition)
  const opens = comparisonsOf(condition).map(({ of }) => {
    const source =
      'question' in of
        ? compiled.indexByQuestionId.get(of.question)
        : sourceOfCalculated(definition, of.calculated)
    return source === undefined ? Infinity : opensAt(source, compiled)
  })
  return (questionId) => {
    const index = compiled.indexByQuestionId.get(questionId) ?? -1
    return opens.every((from) => from <= index)
  }
}

function sourceOfCalculated({ calculated }: Definition, id: string): number | undefined {
  const at = calculated.findIndex((each) => each.id === id)
  return at < 0 ? undefined : -1 - at
}

function changeEach(
  definition: Definition,
  questionIds: readonly string[],
  change: (question: Question) => Question | LeftReason,
): ManyResult {
  const chosen = new Set(questionIds)
  const left: LeftQuestion[] = []
  const changed = mapQuestions(definition, (question) => {
    if (!chosen.has(question.id)) return question
    const result = change(question)
    if (typeof result !== 'string') return result
    left.push({ questionId: question.id, reason: result })
    return question
  })
  return { definition: changed, left }
}
