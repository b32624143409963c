/**
 * Which questions of a section are drawn: any so many of them, and a seed that draws those that a
 * path needs (rule K14).
 */
import type { Section } from '#schemas/definition.ts'
import { drawQuestions } from '#src/engine/drawing.ts'

import { type Literal, opposite } from './solver/literal.ts'
import { addClause, newVariable, type Solver } from './solver/solver.ts'

/** Questions of a section by whether they are to be drawn; those left out may be either. */
export type Lot = { readonly section: Section; readonly drawnByPlace: ReadonlyMap<number, boolean> }

/** How many of the questions are drawn, out of how many; null: all are there for everybody. */
export function drawOf({ draw, questions }: Section): { drawn: number; of: number } | null {
  if (draw === undefined) return null
  const of = questions.filter(({ kind }) => kind !== 'statement').length
  return draw >= of ? null : { drawn: draw, of }
}

/**
 * No more than `drawn` of all are drawn, and no fewer. Of those that nothing looks at, `others`, each
 * is thought of alone: the rest of them make up the number.
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

/** By number: a literal that holds exactly when at least so many of these do. */
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

/** `before`, or else `literal` and `fewer`. */
function either(solver: Solver, before: Literal, literal: Literal, fewer: Literal): Literal {
  const gate = newVariable(solver)
  addClause(solver, [opposite(before), gate])
  addClause(solver, [opposite(literal), opposite(fewer), gate])
  addClause(solver, [opposite(gate), before, literal])
  addClause(solver, [opposite(gate), before, fewer])
  return gate
}

/** So many seeds are tried. */
const MOST_SEEDS = 20_000

/** The first seed that draws as wanted; null: none was found. */
export function seedDrawing(lots: readonly Lot[]): number | null {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    if (lots.every((lot) => isDrawnSo(lot, seed))) return seed
  }
  return null
}

function isDrawnSo({ section, drawnByPlace }: Lot, seed: number): boolean {
  const { order, drawn } = drawQuestions(section, seed)
  const taken = new Set(order.slice(0, drawn))
  return [...drawnByPlace].every(([place, isWanted]) => taken.has(place) === isWanted)
}
