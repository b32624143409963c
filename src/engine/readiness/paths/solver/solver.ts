/**
 * Whether clauses can hold together: a search that decides, follows up, learns from each conflict and
 * jumps back to where it could have known. What it learned serves every later question.
 */
import { decisionsAgainst, learn } from './learning.ts'
import { type Clause, type Literal, opposite } from './literal.ts'
import { assign, at, backtrack, decide, newTrail, propagate, type Trail, watch } from './trail.ts'

export type Solver = {
  readonly trail: Trail
  /** Holds always. */
  readonly true: Literal
  /** Whether all clauses can't hold together, whatever is assumed. */
  isBroken: boolean
}

export type Solving = {
  /** Taken to hold. */
  assumed: readonly Literal[]
  /** What to decide, in this order, each as it stands: the first choice. */
  decided: readonly Literal[]
  /** The most clauses to look at. */
  steps: number
}

export type Solved =
  | { kind: 'possible'; holds: (literal: Literal) => boolean | null }
  /** Assumptions that can't hold together. */
  | { kind: 'impossible'; core: Literal[] }
  | { kind: 'spent' }

/** With one variable that always holds, `true`, for clauses that need a constant. */
export function newSolver(): Solver {
  const solver: Solver = { trail: newTrail(), true: 0, isBroken: false }
  addClause(solver, [newVariable(solver)])
  return solver
}

/** A new variable, as the literal that is not its opposite. */
export function newVariable({ trail }: Solver): Literal {
  const literal = trail.values.length
  trail.values.push(0, 0)
  trail.watchers.push([], [])
  trail.levels.push(0)
  trail.reasons.push(null)
  return literal
}

/** At least one of these holds, from now on. */
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

/** A literal that holds exactly when all of these do. */
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

/** A literal that holds exactly when any of these does. */
export function anyOf(solver: Solver, parts: readonly Literal[]): Literal {
  return opposite(allOf(solver, parts.map(opposite)))
}

/**
 * Looks for an assignment under which everything assumed holds. Only what is to be decided gets a
 * value for certain; the caller sees to it that any such choice can be completed.
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
      // What holds already still takes a level, so that levels and assumptions keep pace.
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
