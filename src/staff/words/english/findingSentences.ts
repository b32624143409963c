import type { HighLimit, LowLimit, Undecided } from '#src/assessment/engine/findings/findings.ts'

/** The facts that the sentence of a finding may mention, formatted for reading. */
export type FindingFacts = {
  /** The option, code or question it is about. */
  name: string
  isRequiredIf: boolean
  isInCondition: boolean
  /** Whether the finding belongs to a section, not to a question. */
  isOfSection: boolean
  isOfOptions: boolean
  isOfRows: boolean
  /** Whether it is about several texts of its place. */
  isOfSeveral: boolean
  /** The last version has a key that was fixed, and the draft has another one. */
  isOfFix: boolean
  isKnockOut: boolean
  /** The compared value is wrong, not the operator. */
  isValueUnfit: boolean
  /** Whether the comparison is with a number of choices, not with an answer. */
  isCount: boolean
  /** Whether the finding is about a calculated value. */
  isCalculated: boolean
  missing: 'key' | 'points'
  low: string
  high: string
  lowLimit: LowLimit
  highLimit: HighLimit
  test: string
  draw: string
  there: string
  /** The fault in an expression, and its place. */
  detail: string
} & PathFacts

/** The facts that the sentence of a finding about paths may mention. */
export type PathFacts = {
  /** The conflicting conditions, as one list. */
  rules: string
  isOneRule: boolean
  /** Part of a condition. */
  part: string
  partHolds: 'always' | 'never' | 'implied'
  isOnAPath: boolean
  minutes: string
  isAboutAnswering: boolean
  undecidedBy: Undecided['by']
  /** The questions whose texts leave it undecided. */
  texts: string
}

type Say = (facts: FindingFacts) => string
export type FindingSentences = { title: Say; why: Say; fix: Say }
