import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'
import { withOwnCodes, withOwnPartCodes } from '#src/assessment/engine/editing/uniqueCodes.ts'
import { findQuestion, mapQuestions } from '#src/assessment/engine/editing/definition.ts'
import { withOwnPartsOnly } from '#src/assessment/engine/editing/partIds.ts'
import { asSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { removeQuestion, replaceQuestion } from '#src/assessment/engine/editing/questions.ts'
import { removeSection, updateSection } from '#src/assessment/engine/editing/sections.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'

import { fixCondition, fixPredicate } from './fixCondition.ts'

/** The draft with this finding fixed; null if there is no unambiguous fix. */
export function fixFinding(definition: Definition, finding: Finding): Definition | null {
  const { sectionId, questionId, field } = finding.place
  if (finding.kind === 'conditionAlways' && field === 'requiredIf') {
    return mapQuestions(definition, (question) =>
      question.id === questionId && question.kind !== 'statement'
        ? withChange(question, { required: true, requiredIf: undefined })
        : question,
    )
  }
  if (field === 'showIf' || field === 'requiredIf') return fixCondition(definition, finding)
  if (questionId === undefined) {
    if (sectionId === undefined) return null
    if (finding.kind === 'sectionEmpty') return removeSection(definition, sectionId)
    if (finding.kind !== 'drawTooMany') return null
    return updateSection(definition, sectionId, { draw: finding.there || undefined })
  }
  const question = findQuestion(definition, questionId)?.question
  if (question === undefined) return null
  if (finding.kind === 'duplicateCodes' && !finding.optionIds && !finding.rowIds) {
    const [fixed] = withOwnCodes(removeQuestion(definition, questionId), [question])
    return fixed ? replaceQuestion(definition, fixed) : null
  }
  const fixed = question.kind === 'statement' ? null : fixQuestion(question, finding)
  return fixed && replaceQuestion(definition, fixed)
}

function fixQuestion(question: AnswerableQuestion, finding: Finding): Question | null {
  if (finding.place.field === 'knockOut') return fixKnockOut(question, finding)
  if (finding.kind === 'limitsUpsideDown') return fixLimits(question, finding)
  if (finding.kind === 'maxLengthTooHigh') return withChange(question, { maxLength: finding.most })
  if (finding.kind === 'noKeyPoints') {
    if (isScoredByOption(question)) return null
    return withChange(question, { points: finding.missing === 'points' ? 1 : undefined })
  }
  if (finding.kind === 'everythingIsBest') {
    return finding.most === null ? null : withChange(question, { maxChoices: finding.most })
  }
  if (finding.kind === 'otherTyping') {
    if (question.kind !== 'shortText' || question.key === undefined) return null
    const accepted = [...question.key.accepted, ...finding.texts]
    return withChange(question, { key: { ...question.key, accepted } })
  }
  if (finding.kind === 'levelTooLow') return withLevelPoints(question, finding)
  if (finding.kind === 'timeLimitIdle') return withChange(question, { timeLimit: undefined })
  if (finding.kind === 'selfIdentificationCounts') return asSelfIdentification(question)
  if (!('options' in question)) return null
  if (finding.kind === 'startsCorrect') {
    return finding.movable > 1 ? withChange(question, { shuffle: true }) : null
  }
  if (finding.kind === 'deadOption' || finding.kind === 'deadRow') {
    return withOwnPartsOnly(question)
  }
  if ('rows' in question) {
    const rows = fixedParts(question.rows, finding, 'rowIds')
    if (rows !== null) return withOwnPartsOnly({ ...question, rows })
  }
  const options = fixedParts(question.options, finding, 'optionIds')
  return options && withOwnPartsOnly({ ...question, options })
}

function withLevelPoints(
  question: AnswerableQuestion,
  { levelId, counted }: Extract<Finding, { kind: 'levelTooLow' }>,
): Question {
  const levels = question.rubric?.levels ?? []
  const fixed = levels.map((level) =>
    level.id === levelId ? { ...level, points: counted } : level,
  )
  return withChange(question, { rubric: { levels: fixed } })
}

function fixKnockOut(question: AnswerableQuestion, finding: Finding): Question | null {
  const fixed = question.knockOut && fixPredicate(question.knockOut, finding)
  return fixed === undefined ? null : withChange(question, { knockOut: fixed ?? undefined })
}

/**
 * Removes parts without text, unless that would leave none: then the author hasn't written them
 * yet.
 */
function fixedParts<T extends { id: string; code: string }>(
  parts: readonly T[],
  finding: Finding,
  ids: 'optionIds' | 'rowIds',
): T[] | null {
  const meant = idsIn(finding, ids)
  if (meant === null) return null
  if (finding.kind === 'duplicateCodes') return withOwnPartCodes([], parts)
  const rest = parts.filter(({ id }) => !meant.includes(id))
  return rest.length > 0 ? rest : null
}

function idsIn(finding: Finding, ids: 'optionIds' | 'rowIds'): readonly string[] | null {
  if (ids === 'rowIds') return 'rowIds' in finding ? finding.rowIds : null
  return 'optionIds' in finding ? (finding.optionIds ?? null) : null
}

type UpsideDown = Extract<Finding, { kind: 'limitsUpsideDown' }>

/**
 * Swaps two limits of the author's; lowers a minimum to what is available; removes a maximum that
 * allows nothing.
 */
function fixLimits(question: AnswerableQuestion, finding: UpsideDown): AnswerableQuestion {
  const { low, high, lowValue, highValue } = finding
  if (high === 'options') return withChange(question, { minChoices: highValue })
  const isCount = high !== 'max' && high !== 'highest'
  const allowsNothing = isCount && typeof highValue === 'number' && highValue < 1
  if (low === 'one' || allowsNothing) return withChange(question, { [high]: undefined })
  return withChange(question, { [low]: highValue, [high]: lowValue })
}
