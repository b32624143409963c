/**
 * The assignments in order, each with its reason; and unit propagation, with two watched literals
 * per clause.
 */
import { type Clause, type Literal, opposite, variableOf } from './literal.ts'

export type Trail = {
  /** By literal: 1 true, -1 false, 0 unassigned. */
  readonly values: number[]
  /** By variable: the number of decisions before it was assigned. */
  readonly levels: number[]
  /** By variable: the clause that forced it; null for a decision. */
  readonly reasons: (Clause | null)[]
  /** By literal: the clauses that watch it. */
  readonly watchers: Clause[][]
  readonly assigned: Literal[]
  /** The index in `assigned` of each decision. */
  readonly decisions: number[]
  /** How much of `assigned` has been propagated. */
  followed: number
  /** Assignments propagated and clauses visited: the measure of work. */
  steps: number
}

/** Without variables; the solver adds them. */
export function newTrail(): Trail {
  return {
    values: [],
    levels: [],
    reasons: [],
    watchers: [],
    assigned: [],
    decisions: [],
    followed: 0,
    steps: 0,
  }
}

/** The item at an index that is known to exist. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`Nothing at ${index}`)
  return item
}

/** Watches the first two literals of a clause, which has at least two. */
export function watch(trail: Trail, clause: Clause): void {
  at(trail.watchers, at(clause, 0)).push(clause)
  at(trail.watchers, at(clause, 1)).push(clause)
}

/** The literal must be unassigned. `reason`: the clause that forced it; null for a decision. */
export function assign(trail: Trail, literal: Literal, reason: Clause | null): void {
  trail.values[literal] = 1
  trail.values[opposite(literal)] = -1
  trail.levels[variableOf(literal)] = trail.decisions.length
  trail.reasons[variableOf(literal)] = reason
  trail.assigned.push(literal)
}

/** Assumes it until a conflict; `backtrack` undoes it. */
export function decide(trail: Trail, literal: Literal): void {
  trail.decisions.push(trail.assigned.length)
  assign(trail, literal, null)
}

/** Undoes every decision after the first `level` ones, and everything they implied. */
export function backtrack(trail: Trail, level: number): void {
  if (trail.decisions.length <= level) return
  const from = at(trail.decisions, level)
  for (let i = trail.assigned.length - 1; i >= from; i--) {
    const literal = at(trail.assigned, i)
    trail.values[literal] = 0
    trail.values[opposite(literal)] = 0
  }
  trail.assigned.length = from
  trail.decisions.length = level
  trail.followed = from
}

/** Propagates the assignments. Returns a clause that has become false, or null. */
export function propagate(trail: Trail): Clause | null {
  while (trail.followed < trail.assigned.length) {
    trail.steps++
    const failed = opposite(at(trail.assigned, trail.followed++))
    const conflict = propagateFailure(trail, failed)
    if (conflict !== null) return conflict
  }
  return null
}

function propagateFailure(trail: Trail, failed: Literal): Clause | null {
  const { values } = trail
  const watching = at(trail.watchers, failed)
  let kept = 0
  let conflict: Clause | null = null
  for (let i = 0; i < watching.length; i++) {
    const clause = at(watching, i)
    trail.steps++
    const other = otherWatched(clause, failed)
    const isDone = conflict !== null || values[other] === 1
    if (!isDone && rewatch(trail, clause)) continue
    watching[kept++] = clause
    if (isDone) continue
    if (values[other] === -1) conflict = clause
    else assign(trail, other, clause)
  }
  watching.length = kept
  return conflict
}

/** Moves the failed literal to the second position and returns the first. */
function otherWatched(clause: Clause, failed: Literal): Literal {
  if (clause[0] === failed) {
    clause[0] = at(clause, 1)
    clause[1] = failed
  }
  return at(clause, 0)
}

/** Whether another literal could be found to watch in place of the second, which failed. */
function rewatch(trail: Trail, clause: Clause): boolean {
  for (let i = 2; i < clause.length; i++) {
    const literal = at(clause, i)
    if (trail.values[literal] === -1) continue
    clause[i] = at(clause, 1)
    clause[1] = literal
    at(trail.watchers, literal).push(clause)
    return true
  }
  return false
}
