/**
 * Which questions of a section are drawn: any subset of the right size, and a seed that draws the
 * ones a path needs (rule K14).
 */
import type { Section } from '#schemas/definition.ts'
import { drawQuestions } from '#src/assessment/engine/drawing.ts'

import { type Literal, opposite } from './solver/literal.ts'
import { addClause, newVariable, type Solver } from './solver/solver.ts'

/** Questions of a section by whether they must be drawn; those not listed may be either. */
export type RequiredDraw = {
  readonly section: Section
  readonly drawnByPlace: ReadonlyMap<number, boolean>
}

/** How many of the questions are drawn, out of how many; null if everyone gets all of them. */
export function drawOf({ draw, questions }: Section): { drawn: number; of: number } | null {
  if (draw === undefined) return null
  const of = questions.filter(({ kind }) => kind !== 'statement').length
  return draw >= of ? null : { drawn: draw, of }
}

/**
 * Exactly `drawn` of all questions are drawn. Each of the `others`, which nothing reads, is
 * considered alone; the rest of them fill the remaining slots.
 */
export function limitDrawing(
  solver: Solver,
  { drawn, of }: { drawn: number; of: number },
  looked: readonly Literal[],
  others: readonly Literal[],
): void {
  const counts = atLeastCounts(solver, looked)
  const never = opposite(solver.true)
  addClause(solver, [opposite(counts[drawn + 1] ?? never)])
  addClause(solver, [counts[drawn - (of - looked.length)] ?? solver.true])
  for (const other of others) addClause(solver, [opposite(other), opposite(counts[drawn] ?? never)])
}

/** By number: a literal that is true exactly when at least that many of these are. */
function atLeastCounts(solver: Solver, literals: readonly Literal[]): Literal[] {
  let counts: Literal[] = [solver.true]
  for (const literal of literals) {
    counts = [...counts, opposite(solver.true)].map((before, count) => {
      const fewer = counts[count - 1]
      return fewer === undefined ? before : either(solver, before, literal, fewer)
    })
  }
  return counts
}

/** `before`, or both `literal` and `fewer`. */
function either(solver: Solver, before: Literal, literal: Literal, fewer: Literal): Literal {
  const gate = newVariable(solver)
  addClause(solver, [opposite(before), gate])
  addClause(solver, [opposite(literal), opposite(fewer), gate])
  addClause(solver, [opposite(gate), before, literal])
  addClause(solver, [opposite(gate), before, fewer])
  return gate
}

/** The number of seeds to try. */
const MAX_SEEDS = 20_000

/** The first seed that draws as required; null if none was found. */
export function seedDrawing(draws: readonly RequiredDraw[]): number | null {
  for (let seed = 0; seed < MAX_SEEDS; seed++) {
    if (draws.every((draw) => isDrawnSo(draw, seed))) return seed
  }
  return null
}

function isDrawnSo({ section, drawnByPlace }: RequiredDraw, seed: number): boolean {
  const { order, drawn } = drawQuestions(section, seed)
  const taken = new Set(order.slice(0, drawn))
  return [...drawnByPlace].every(([place, isWanted]) => taken.has(place) === isWanted)
}
