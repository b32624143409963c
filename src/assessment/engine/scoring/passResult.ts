/** Whether somebody passed, where knock-outs count as well (rule S21). */
import type { Score } from './scoring.ts'

/** Two facts, which are always shown together: neither replaces the other. */
export type PassResult = Pick<Score, 'passed' | 'toBeMarked'> & {
  /** An answer rules the candidate out, whatever the points are (rule S12). */
  isKnockedOut: boolean
}

export function passResultOf({
  passed,
  toBeMarked,
  knockOuts,
}: Pick<Score, 'passed' | 'toBeMarked' | 'knockOuts'>): PassResult {
  return { passed, toBeMarked, isKnockedOut: knockOuts.length > 0 }
}

/** The result that counts wherever those who passed are listed, counted or selected. */
export function passedWithoutKnockOut({
  passed,
  isKnockedOut,
}: Pick<PassResult, 'passed' | 'isKnockedOut'>): Score['passed'] {
  return isKnockedOut ? 'no' : passed
}
