import type { Question, QuestionOf } from '#schemas/question.ts'
import { dayNumber } from '#src/engine/calendar.ts'
import { partIdsNamedBy } from '#src/engine/editing/partIds.ts'
import { entryOf } from '#src/engine/entry.ts'
import { isWithin } from '#src/engine/numbers.ts'
import type { AskedQuestion } from '#src/engine/questions/kind.ts'
import { askQuestion } from '#src/engine/questions/kinds.ts'
import { keyedRows } from '#src/engine/scoring/keys.ts'
import { isScoredByOption, mostForOptions } from '#src/engine/scoring/optionPoints.ts'

import { checkTest } from './checkCondition.ts'
import type { Finding, FindingPlace } from './findings.ts'

/** A key that can be met and is worth something, points that can be had, a knock-out that suits. */
export function checkKey(question: Question, at: FindingPlace): Finding[] {
  return [...checkScoring(question, at), ...checkKnockOut(question, at)]
}

function checkScoring(question: Question, at: FindingPlace): Finding[] {
  if (question.kind === 'statement') return []
  const keyPlace: FindingPlace = { ...at, field: 'key' }
  const hasKey = 'key' in question && question.key !== undefined
  const findings: Finding[] = []
  if (lacksPoints(question, hasKey)) {
    const place: FindingPlace = { ...at, field: 'points' }
    findings.push({ grade: 'warning', kind: 'noKeyPoints', missing: 'points', place })
  }
  if (lacksKey(question, hasKey)) {
    findings.push({ grade: 'warning', kind: 'noKeyPoints', missing: 'key', place: keyPlace })
  }
  const dead = deadParts(question, keyPlace)
  if (dead.length > 0) return [...findings, ...dead]
  if (hasKey && !isScoredByOption(question) && !canBeMet(question, askQuestion(question))) {
    findings.push({ grade: 'problem', kind: 'keyOutOfReach', place: keyPlace })
  }
  return findings
}

function lacksPoints(question: Question, hasKey: boolean): boolean {
  if (isScoredByOption(question)) return mostForOptions(question) === 0
  return hasKey && !('points' in question && question.points !== undefined && question.points > 0)
}

/** A short text without a key is marked by a person, as a long one is. */
function lacksKey(question: Question, hasKey: boolean): boolean {
  const isForKeys = 'options' in question || ['number', 'date', 'rating'].includes(question.kind)
  const isWorthPoints = 'points' in question && (question.points ?? 0) > 0
  return isForKeys && isWorthPoints && !hasKey && !isScoredByOption(question)
}

/** What the key and the points for options name and is not there; a knock-out is looked at below. */
function deadParts(question: Question, place: FindingPlace): Finding[] {
  if (!('options' in question)) return []
  const { knockOut: _, ...withoutKnockOut } = question
  const options = new Set(question.options.map(({ id }) => id))
  const rows = new Set(question.kind === 'matrix' ? question.rows.map(({ id }) => id) : [])
  const named = question.kind === 'matrix' ? Object.keys(question.key?.byRow ?? {}) : []
  return [...partIdsNamedBy(withoutKnockOut)]
    .filter((id) => !options.has(id) && !rows.has(id))
    .map((id) =>
      named.includes(id)
        ? { grade: 'problem', kind: 'deadRow', rowId: id, place }
        : { grade: 'problem', kind: 'deadOption', optionId: id, place },
    )
}

function checkKnockOut(question: Question, at: FindingPlace): Finding[] {
  if (question.kind === 'statement' || question.knockOut === undefined) return []
  const place: FindingPlace = { ...at, field: 'knockOut' }
  return checkTest(question.knockOut, question, {}).map((data) => ({
    grade: 'problem',
    place,
    ...data,
  }))
}

/** Whether some answer meets the key and breaks no rule of the question. */
function canBeMet(question: Question, asked: AskedQuestion): boolean {
  const isAllowed = (answer: Parameters<AskedQuestion['value']>[0]): boolean =>
    asked.value(answer) !== null && asked.brokenRule(answer) === null
  switch (question.kind) {
    case 'singleChoice':
      return (question.key?.options ?? []).length > 0
    case 'multipleChoice':
      return isAllowed({ options: question.key?.options ?? [] })
    case 'shortText':
      return (question.key?.accepted ?? []).some((text) => isAllowed(text))
    case 'number': {
      if (question.key === undefined) return true
      const { value, tolerance } = question.key
      return allowedNear(question, value).some(
        (near) => isWithin(near, value, tolerance) && isAllowed(near),
      )
    }
    case 'rating': {
      if (question.key === undefined) return true
      const { value, tolerance } = question.key
      const near = clamped(value, question.lowest, question.highest)
      return Math.abs(near - value) <= tolerance && isAllowed(near)
    }
    case 'date': {
      if (question.key === undefined) return true
      const { value, tolerance } = question.key
      const near = clamped(value, question.min, question.max)
      return Math.abs(dayNumber(near) - dayNumber(value)) <= tolerance && isAllowed(near)
    }
    case 'ranking':
      return isAllowed(question.key?.order ?? [])
    case 'matrix':
      return canRowsBeMet(question, isAllowed)
    case 'longText':
    case 'file':
    case 'code':
    case 'signature':
    case 'consent':
    case 'statement':
      return true
  }
}

/** With one option a row any of the right ones will do; with several it takes them all. */
function canRowsBeMet(
  question: QuestionOf<'matrix'>,
  isAllowed: (answer: Record<string, string[]>) => boolean,
): boolean {
  const rows = keyedRows(question)
  const rightIn = (rowId: string): string[] => entryOf(question.key?.byRow, rowId) ?? []
  const answer = rows.map((rowId) => [
    rowId,
    question.several ? rightIn(rowId) : rightIn(rowId).slice(0, 1),
  ])
  return rows.length > 0 && isAllowed(Object.fromEntries(answer))
}

function clamped<T extends number | string>(value: T, low: T | undefined, high: T | undefined): T {
  if (low !== undefined && value < low) return low
  return high !== undefined && value > high ? high : value
}

/** The allowed numbers that lie nearest: if none of them is near enough, no other is. */
function allowedNear({ min, max, step }: QuestionOf<'number'>, value: number): number[] {
  const near = clamped(value, min, max)
  if (step === undefined) return [near]
  const base = min ?? 0
  const steps = (near - base) / step
  return [Math.floor(steps), Math.ceil(steps)].map((n) => base + n * step)
}
