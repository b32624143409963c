import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import {
  asSelfIdentification,
  isSelfIdentification,
} from '#src/assessment/engine/selfIdentification.ts'
import { partIdsNamedBy } from '#src/assessment/engine/editing/partIds.ts'
import { hasKey, scoringOf, takesKey } from '#src/assessment/engine/kinds/scoring.ts'
import {
  choicesWorthPoints,
  everythingGivesTheMost,
} from '#src/assessment/engine/scoring/everything.ts'
import { canKeyBeMet } from '#src/assessment/engine/scoring/keySense.ts'
import { levelPoints } from '#src/assessment/engine/scoring/marks.ts'
import { isScoredByOption, mostForOptions } from '#src/assessment/engine/scoring/optionPoints.ts'

import { checkPredicate } from './checkCondition.ts'
import { otherTyping } from './otherTyping.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

/**
 * Checks that the key can be met and is worth points, that the points can be earned, that a mark can
 * have the points of each rubric level, and that the knock-out is valid.
 */
export function checkKey(question: Question, at: FindingPlace, textRules: TextRules): Finding[] {
  if (question.kind === 'statement') return []
  if (isSelfIdentification(question)) return checkSelfIdentification(question, at)
  return [
    ...checkScoring(question, at, textRules),
    ...checkRubric(question, at),
    ...checkKnockOut(question, at),
  ]
}

/**
 * Finds properties that count for nothing in self-identification and must not be there (rule G3).
 */
function checkSelfIdentification(question: AnswerableQuestion, at: FindingPlace): Finding[] {
  if (asSelfIdentification(question) === question) return []
  const place: FindingPlace = { ...at, field: 'selfIdentification' }
  return [{ grade: 'problem', kind: 'selfIdentificationCounts', place }]
}

function checkScoring(
  question: AnswerableQuestion,
  at: FindingPlace,
  textRules: TextRules,
): Finding[] {
  const keyPlace: FindingPlace = { ...at, field: 'key' }
  const findings: Finding[] = []
  if (lacksPoints(question)) {
    const place: FindingPlace = { ...at, field: 'points' }
    findings.push({ grade: 'warning', kind: 'noKeyPoints', missing: 'points', place })
  }
  if (lacksKey(question)) {
    findings.push({ grade: 'warning', kind: 'noKeyPoints', missing: 'key', place: keyPlace })
  }
  if (everythingGivesTheMost(question)) {
    const most = choicesWorthPoints(question)
    findings.push({ grade: 'warning', kind: 'everythingIsBest', most, place: keyPlace })
  }
  const dead = deadParts(question, keyPlace)
  if (dead.length > 0) return [...findings, ...dead]
  if (hasKey(question) && !isScoredByOption(question) && !canKeyBeMet(question, textRules)) {
    findings.push({ grade: 'problem', kind: 'keyOutOfReach', place: keyPlace })
  }
  const texts = question.kind === 'shortText' ? otherTyping(question, textRules) : []
  if (texts.length > 0) {
    findings.push({ grade: 'warning', kind: 'otherTyping', texts, place: keyPlace })
  }
  return findings
}

function lacksPoints(question: AnswerableQuestion): boolean {
  if (isScoredByOption(question)) return mostForOptions(question) === 0
  return hasKey(question) && (question.points ?? 0) <= 0
}

function lacksKey(question: AnswerableQuestion): boolean {
  if (!takesKey(question) || hasKey(question) || isScoredByOption(question)) return false
  return scoringOf(question).isKeyExpected && (question.points ?? 0) > 0
}

/**
 * Options that the key or the points per option refer to but that don't exist. The knock-out
 * is checked below.
 */
function deadParts(question: Question, place: FindingPlace): Finding[] {
  if (!('options' in question)) return []
  const { knockOut: _, ...withoutKnockOut } = question
  const options = new Set(question.options.map(({ id }) => id))
  const rows = new Set('rows' in question ? question.rows.map(({ id }) => id) : [])
  const named = 'rows' in question ? Object.keys(question.key?.byRow ?? {}) : []
  return [...partIdsNamedBy(withoutKnockOut)]
    .filter((id) => !options.has(id) && !rows.has(id))
    .map((id) =>
      named.includes(id)
        ? { grade: 'problem', kind: 'deadRow', rowId: id, place }
        : { grade: 'problem', kind: 'deadOption', optionId: id, place },
    )
}

/** Levels whose points no mark can have, so that they would count as others (rules J1 and P23). */
function checkRubric(question: AnswerableQuestion, at: FindingPlace): Finding[] {
  const place: FindingPlace = { ...at, field: 'rubric' }
  return (question.rubric?.levels ?? []).flatMap(({ id: levelId, points }): Finding[] => {
    const counted = levelPoints(question, levelId) ?? points
    if (points === counted) return []
    return points < counted
      ? [{ grade: 'problem', kind: 'levelTooLow', levelId, points, counted, place }]
      : [{ grade: 'warning', kind: 'levelTooHigh', levelId, points, counted, place }]
  })
}

function checkKnockOut(question: AnswerableQuestion, at: FindingPlace): Finding[] {
  if (question.knockOut === undefined) return []
  const place: FindingPlace = { ...at, field: 'knockOut' }
  return checkPredicate(question.knockOut, question, {}).map((data) => ({
    grade: 'problem',
    place,
    ...data,
  }))
}
