import type { Predicate } from '#schemas/condition.ts'
import { compileCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

import { findAnswer } from './findAnswer.ts'
import { NOTHING_SEEN } from './conditionLiterals.ts'
import type { ModelledQuestion } from './model.ts'
import { mostMinutesBefore } from './minutes.ts'
import type { Explorer, Witness } from './reachability.ts'

/** How many minutes may pass before a question with a knock-out. */
const LATE = 5

/** A knock-out should apply to some candidates but not all, and be asked early (rule K10). */
export function checkKnockOut(
  explorer: Explorer,
  { index, compiled, answerable }: ModelledQuestion,
  at: FindingPlace,
  witness: Witness,
  longest: number,
): Finding[] {
  const { question, prepared } = compiled
  if (question.kind === 'statement' || question.knockOut === undefined) return []
  if (answerable !== 'yes') return []
  const place: FindingPlace = { ...at, field: 'knockOut' }
  const of = { question: question.id }
  const { knockOut } = question
  // Proposals are based on comparisons being true, so *is not* is treated as the negation of *is*.
  const isTurned = knockOut.op === 'isNot'
  const test: Predicate = isTurned ? { op: 'is', value: knockOut.value } : knockOut
  const { holds } = compileCondition(
    { kind: 'compare', of, test },
    () => ({ source: index, prepared }),
    null,
  )
  const asBlank = compiled.alwaysRequired ? null : holds(NOTHING_SEEN)
  const canBe = (isMet: boolean) => {
    const isWanted = isMet !== isTurned
    return (
      asBlank === isWanted ||
      findAnswer(prepared, index, [{ of, test, holds, isWanted }]).kind !== 'none'
    )
  }
  if (!canBe(true)) return [{ grade: 'warning', kind: 'knockOutNever', place }]
  if (!canBe(false)) return [{ grade: 'warning', kind: 'knockOutAlways', place }]
  const minutes = mostMinutesBefore(explorer, index)
  const isLate = minutes > LATE && minutes > longest / 2
  return isLate ? [{ grade: 'warning', kind: 'knockOutLate', minutes, ...witness, place }] : []
}
