import type { Answer } from '#schemas/answer.ts'
import type { Predicate } from '#schemas/condition.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { clamped } from '#src/assessment/engine/kinds/parts/clamped.ts'
import {
  defineScoring,
  judged,
  type Judgement,
  type KeySense,
} from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { slack } from '#src/assessment/engine/numbers.ts'

/** A number within the tolerance (rule S6). */
export const number = defineScoring('number', {
  judge: judgeNumber,
  sense: numberSense,
  asPredicate: numberPredicate,
  canBeMet: (question, isAllowed) =>
    allowedNear(question, question.key.value).some(
      (near) => isWithin(near, question.key.value, question.key.tolerance) && isAllowed(near),
    ),
  allowedPart({ key, min, max, step }) {
    const [from, to] = endsWithin(key, min, max)
    return step === undefined || from === to ? [from, to] : [from, to, step]
  },
})

type WithNumberKey = { key: { value: number; tolerance: number } }

/** Rule S6, for every kind that is answered with a number. */
export function judgeNumber(
  { key: { value, tolerance } }: WithNumberKey,
  answer: Answer,
): Judgement {
  return judged(typeof answer === 'number' && isWithin(answer, value, tolerance))
}

/** Numbers and ratings read their key alike. */
export function numberSense({ key: { value, tolerance } }: WithNumberKey): KeySense {
  return { near: value, within: tolerance }
}

/** The ends of the tolerance, as far as the limits allow. */
export function endsWithin(
  { value, tolerance }: WithNumberKey['key'],
  min?: number,
  max?: number,
): [number, number] {
  return [clamped(value - tolerance, min, max), clamped(value + tolerance, min, max)]
}

/** From one end of the tolerance to the other. */
export function numberPredicate({ key: { value, tolerance } }: WithNumberKey): Predicate {
  return { op: 'between', from: value - tolerance, to: value + tolerance }
}

/** The nearest allowed numbers: if neither is within the tolerance, no other is. */
function allowedNear({ min, max, step }: QuestionOf<'number'>, value: number): number[] {
  const near = clamped(value, min, max)
  if (step === undefined) return [near]
  const base = min ?? 0
  const steps = (near - base) / step
  return [Math.floor(steps), Math.ceil(steps)].map((n) => base + n * step)
}

/** Whether `value` differs from `wanted` by at most `tolerance`. */
function isWithin(value: number, wanted: number, tolerance: number): boolean {
  return Math.abs(value - wanted) <= tolerance + slack(value, wanted, tolerance)
}
