import type { HighLimit, LowLimit, Undecided } from '#src/engine/readiness/findings.ts'

/** What a finding may name, ready to be read. */
export type FindingFacts = {
  /** The option, code or question that it is about. */
  name: string
  isRequiredIf: boolean
  isInCondition: boolean
  /** It is the section's own, not a question's. */
  isOfSection: boolean
  isOfOptions: boolean
  isOfRows: boolean
  isKnockOut: boolean
  /** Not how it is tested is wrong, but what it is compared with. */
  isValueUnfit: boolean
  /** It is of a calculated value. */
  isCalculated: boolean
  missing: 'key' | 'points'
  low: string
  high: string
  lowLimit: LowLimit
  highLimit: HighLimit
  test: string
  draw: string
  there: string
  /** What is wrong with an expression, and where in it. */
  detail: string
} & PathFacts

/** What a finding about all paths may name. */
export type PathFacts = {
  /** What excludes each other, as one list. */
  rules: string
  isOneRule: boolean
  /** A part of a condition. */
  part: string
  partHolds: 'always' | 'never' | 'implied'
  isOnAPath: boolean
  minutes: string
  isAboutAnswering: boolean
  undecidedBy: Undecided['by']
  /** The questions whose texts leave it open. */
  texts: string
}

type Say = (facts: FindingFacts) => string
export type FindingSentences = { title: Say; why: Say; mend: Say }
