/** A variable, or its opposite: twice the number of the variable, and one more for the opposite. */
export type Literal = number

/** At least one of them holds. The two that are watched stand first. */
export type Clause = Literal[]

/** Its lowest bit says which of the two it is. */
export function opposite(literal: Literal): Literal {
  return literal ^ 1
}

/** What both a literal and its opposite speak of. */
export function variableOf(literal: Literal): number {
  return literal >> 1
}
