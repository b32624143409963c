/**
 * Learns a clause from a conflict that would have prevented it, and the level at which it would
 * have applied.
 */
import { type Clause, type Literal, opposite, variableOf } from './literal.ts'
import { at, type Trail } from './trail.ts'

export type Lesson = {
  /** The first literal is the one it forces after backtracking to `level`. */
  clause: Clause
  level: number
}

/** Walks back from the conflict to the first unique implication point. */
export function learn(trail: Trail, conflict: Clause): Lesson {
  const seen = new Set<number>()
  const learned: Literal[] = []
  const current = trail.decisions.length
  let open = 0
  let place = trail.assigned.length
  let reason: readonly Literal[] = conflict
  for (;;) {
    for (const literal of reason) {
      const variable = variableOf(literal)
      const level = at(trail.levels, variable)
      if (seen.has(variable) || level === 0) continue
      seen.add(variable)
      if (level === current) open++
      else learned.push(literal)
    }
    do place--
    while (!seen.has(variableOf(at(trail.assigned, place))))
    const literal = at(trail.assigned, place)
    open--
    if (open === 0) return lessonOf(trail, opposite(literal), learned)
    const forced = at(trail.reasons, variableOf(literal)) ?? []
    reason = forced.filter((each) => each !== literal)
  }
}

function lessonOf(trail: Trail, forced: Literal, others: Literal[]): Lesson {
  const levelOf = (literal: Literal) => at(trail.levels, variableOf(literal))
  others.sort((a, b) => levelOf(b) - levelOf(a))
  return { clause: [forced, ...others], level: others[0] === undefined ? 0 : levelOf(others[0]) }
}

/** The decisions that made this literal false. */
export function decisionsAgainst(trail: Trail, literal: Literal): Literal[] {
  const seen = new Set([variableOf(literal)])
  const found: Literal[] = []
  for (let place = trail.assigned.length - 1; place >= 0; place--) {
    const assigned = at(trail.assigned, place)
    const variable = variableOf(assigned)
    if (!seen.has(variable) || at(trail.levels, variable) === 0) continue
    const reason = at(trail.reasons, variable)
    if (reason === null) found.push(assigned)
    else for (const each of reason) seen.add(variableOf(each))
  }
  return found
}
