/** What the limits and options of a question leave of a comparison with its answers. */
import type { Predicate } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import {
  comparedTexts,
  comparedValues,
  listsOptions,
} from '#src/assessment/engine/conditionMapping.ts'
import { allowedBy } from '#src/assessment/engine/kinds/answering.ts'
import { clamped } from '#src/assessment/engine/kinds/parts/clamped.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'

import { suits } from './comparisons.ts'
import { preparePredicate } from './preparePredicate.ts'
import { outOfReach } from './reach.ts'
import { isScaled } from './scale.ts'

/**
 * `never`: no allowed answer meets it; `always`: every one does; `part`: some of the texts or options
 * that it names can't be an answer.
 */
export type Truth = 'never' | 'part' | 'some' | 'always'

export function truthOf(test: Predicate, question: Question, look: Look = {}): Truth {
  if (!suits(test, question, look)) return 'never'
  if (look.measure === 'count')
    return outOfReach(test, question, look).length > 0 ? 'never' : 'some'
  if (look.measure !== undefined || comparedValues(test).length === 0) return 'some'
  if ('options' in question || listsOptions(test)) {
    const offered = 'options' in question ? question.options.map(({ id }) => id) : []
    return truthOfNamed(test, (id) => offered.includes(id))
  }
  const isAllowed = allowedBy(question)
  if (question.kind === 'shortText' && test.op !== 'includes') return truthOfNamed(test, isAllowed)
  const tried = triedWith(test, question).filter(isAllowed)
  if (tried.length === 0) return 'some'
  const isMet = preparePredicate(test)
  if (tried.every((answer) => isMet(answer))) return 'always'
  return tried.some((answer) => isMet(answer)) ? 'some' : 'never'
}

/** `canBe`: whether an answer can be, or contain, this text or option. */
function truthOfNamed(test: Predicate, canBe: (named: string) => boolean): Truth {
  const named = comparedTexts(test)
  const left = named.filter(canBe).length
  if (left === named.length) return 'some'
  if (test.op === 'isNot') return 'always'
  // A set or an order is the answer only as a whole.
  return left === 0 || test.op === 'is' ? 'never' : 'part'
}

/** Numbers or days around each limit and each compared value; none for other kinds. */
function triedWith(test: Predicate, question: Question): (string | number)[] {
  const values = comparedValues(test)
  if (question.kind === 'date') {
    const { min, max } = question
    const days = values.filter((each) => typeof each === 'string').map((each) => each.trim())
    const ends = [min ?? '0001-01-01', max ?? '9999-12-31']
    return [...days.map((day) => clamped(day, min, max)), ...ends]
  }
  if (!isScaled(question)) return []
  const [min, max] =
    question.kind === 'rating' ? [question.lowest, question.highest] : [question.min, question.max]
  const step = question.kind === 'rating' ? 1 : (question.step ?? 1)
  const base = min ?? 0
  const numbers = values.filter((each) => typeof each === 'number')
  return [
    ...numbers,
    ...(min === undefined ? [] : [min]),
    ...(max === undefined ? [] : [max]),
  ].flatMap((value) => {
    const at = (clamped(value, min, max) - base) / step
    return [
      value,
      ...[-1, 0, 1]
        .flatMap((by) => [Math.floor(at) + by, Math.ceil(at) + by])
        .map((steps) => base + steps * step),
    ]
  })
}
