import type { Rule } from './rule.ts'

/** A broken rule as data; the words are in `wording`. */
export type Violation = {
  readonly questionId: string
  readonly rule: Rule
  /** The limit that was missed: a number in the question's own unit, or a date. */
  readonly limit?: number | string
  /** The file that was refused. */
  readonly fileName?: string
  /** The row of a matrix it applies to. */
  readonly rowId?: string
  /** Text typed for a number, date or web address that is none. */
  readonly typed?: string
}

/** The earlier violation if it is equal, to keep its identity. */
export function sameOrNew(violation: Violation, before: Violation | null | undefined): Violation {
  const isSame = before && PARTS.every((part) => violation[part] === before[part])
  return isSame ? before : violation
}

const PARTS = ['questionId', 'rule', 'limit', 'fileName', 'rowId', 'typed'] as const
