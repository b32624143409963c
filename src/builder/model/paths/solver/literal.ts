/** A variable or its negation: twice the number of the variable, plus one for the negation. */
export type Literal = number

/** At least one literal is true. The two watched ones come first. */
export type Clause = Literal[]

/** The lowest bit is the sign. */
export function opposite(literal: Literal): Literal {
  return literal ^ 1
}

/** The variable of a literal or its negation. */
export function variableOf(literal: Literal): number {
  return literal >> 1
}
