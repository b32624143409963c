/**
 * A SAT solver with clause learning: it decides, propagates, learns from each conflict and
 * backtracks. Learned clauses are kept for later queries.
 */
import { decisionsAgainst, learn } from './learning.ts'
import { type Clause, type Literal, opposite } from './literal.ts'
import { assign, at, backtrack, decide, newTrail, propagate, type Trail, watch } from './trail.ts'

export type Solver = {
  readonly trail: Trail
  /** Always true. */
  readonly true: Literal
  /** Whether the clauses conflict under any assumptions. */
  isBroken: boolean
}

export type Solving = {
  /** Assumed to be true. */
  assumed: readonly Literal[]
  /** The decisions in order; the literal given is tried first. */
  decided: readonly Literal[]
  /** The maximum number of clauses to visit. */
  steps: number
}

export type Solved =
  | { kind: 'possible'; holds: (literal: Literal) => boolean | null }
  /** Assumptions that conflict. */
  | { kind: 'impossible'; core: Literal[] }
  | { kind: 'spent' }

/** A new solver. One variable, `true`, is always true, for clauses that need a constant. */
export function newSolver(): Solver {
  const solver: Solver = { trail: newTrail(), true: 0, isBroken: false }
  addClause(solver, [newVariable(solver)])
  return solver
}

/** A new variable, as its positive literal. */
export function newVariable({ trail }: Solver): Literal {
  const literal = trail.values.length
  trail.values.push(0, 0)
  trail.watchers.push([], [])
  trail.levels.push(0)
  trail.reasons.push(null)
  return literal
}

/** Requires at least one of these from now on. */
export function addClause(solver: Solver, literals: readonly Literal[]): void {
  const { trail } = solver
  backtrack(trail, 0)
  const clause = [...new Set(literals)].filter((literal) => trail.values[literal] !== -1)
  const holds = clause.some((each) => trail.values[each] === 1 || clause.includes(opposite(each)))
  if (holds) return
  const [only] = clause
  if (only === undefined) solver.isBroken = true
  else if (clause.length > 1) watch(trail, clause)
  else {
    assign(trail, only, null)
    if (propagate(trail) !== null) solver.isBroken = true
  }
}

/** A literal that is true exactly when all of these are. */
export function allOf(solver: Solver, parts: readonly Literal[]): Literal {
  const open = [...new Set(parts)].filter((part) => part !== solver.true)
  if (open.some((part) => part === opposite(solver.true))) return opposite(solver.true)
  const [only = solver.true] = open
  if (open.length < 2) return only
  const gate = newVariable(solver)
  for (const part of open) addClause(solver, [opposite(gate), part])
  addClause(solver, [gate, ...open.map(opposite)])
  return gate
}

/** A literal that is true exactly when any of these is. */
export function anyOf(solver: Solver, parts: readonly Literal[]): Literal {
  return opposite(allOf(solver, parts.map(opposite)))
}

/**
 * Searches for an assignment that makes all assumptions true. Only the literals in `decided` are
 * sure to get a value; the caller guarantees that any such choice can be completed.
 */
export function solve(solver: Solver, { assumed, decided, steps }: Solving): Solved {
  const { trail } = solver
  const most = trail.steps + steps
  backtrack(trail, 0)
  if (solver.isBroken) return { kind: 'impossible', core: [] }
  let next = 0
  for (;;) {
    const conflict = propagate(trail)
    if (conflict !== null) {
      if (trail.decisions.length === 0) {
        solver.isBroken = true
        return { kind: 'impossible', core: [] }
      }
      if (trail.steps > most) return { kind: 'spent' }
      follow(trail, conflict)
      next = 0
      continue
    }
    const level = trail.decisions.length
    const assumption = assumed[level]
    if (assumption !== undefined) {
      if (trail.values[assumption] === -1) return impossible(trail, assumption)
      // An assumption that is already true still takes a level, so that levels and assumptions
      // correspond.
      if (trail.values[assumption] === 1) trail.decisions.push(trail.assigned.length)
      else decide(trail, assumption)
      continue
    }
    while (next < decided.length && trail.values[at(decided, next)] !== 0) next++
    const choice = decided[next]
    if (choice === undefined) return { kind: 'possible', holds: reading(trail) }
    decide(trail, choice)
  }
}

function follow(trail: Trail, conflict: Clause): void {
  const { clause, level } = learn(trail, conflict)
  backtrack(trail, level)
  if (clause.length > 1) watch(trail, clause)
  assign(trail, at(clause, 0), clause.length > 1 ? clause : null)
}

function impossible(trail: Trail, assumption: Literal): Solved {
  return { kind: 'impossible', core: [assumption, ...decisionsAgainst(trail, assumption)] }
}

/** Valid until the solver is used again. */
function reading(trail: Trail): (literal: Literal) => boolean | null {
  return (literal) => {
    const value = trail.values[literal]
    return value === 0 ? null : value === 1
  }
}
