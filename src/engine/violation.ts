import type { Rule } from './rule.ts'

/** Data about a broken rule; the words are found elsewhere. */
export type Violation = {
  readonly questionId: string
  readonly rule: Rule
  /** The limit that was missed: a number of the question's own, in its own unit, or a date. */
  readonly limit?: number | string
  /** The file that was refused. */
  readonly fileName?: string
  /** The row of a matrix that it is about. */
  readonly rowId?: string
  /** What was typed where a number or a date was wanted and does not read as one. */
  readonly given?: string
}

/** The violation from before where it says the same, so that it stays one object. */
export function sameOrNew(violation: Violation, before: Violation | null | undefined): Violation {
  const isSame = before && PARTS.every((part) => violation[part] === before[part])
  return isSame ? before : violation
}

const PARTS = ['questionId', 'rule', 'limit', 'fileName', 'rowId', 'given'] as const
