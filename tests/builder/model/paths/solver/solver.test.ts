import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Literal, opposite } from '#src/builder/model/paths/solver/literal.ts'
import {
  addClause,
  allOf,
  anyOf,
  newSolver,
  newVariable,
  solve,
  type Solver,
} from '#src/builder/model/paths/solver/solver.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const VARIABLES = 6

function solverOf(clauses: readonly (readonly Literal[])[]): Solver {
  const solver = newSolver()
  for (let count = 0; count < VARIABLES; count++) newVariable(solver)
  for (const clause of clauses) addClause(solver, clause)
  return solver
}

/** The first variable is the one that is always true. */
const anyLiteral = fc.integer({ min: 2, max: 2 * VARIABLES + 1 })
const anyClauses = fc.array(fc.array(anyLiteral, { maxLength: 4 }), { maxLength: 24 })
const everyVariable = Array.from({ length: VARIABLES }, (_, place) => 2 * place + 2)

/** The true literals of every assignment that satisfies all clauses. */
function assignmentsOf(clauses: readonly (readonly Literal[])[]): ReadonlySet<Literal>[] {
  const all = Array.from({ length: 2 ** VARIABLES }, (_, bits) => {
    return new Set(everyVariable.map((literal, place) => literal + ((bits >> place) & 1)))
  })
  return all.filter((holding) => clauses.every((each) => each.some((one) => holding.has(one))))
}

const holdAll = (literals: readonly Literal[]) => (holding: ReadonlySet<Literal>) =>
  literals.every((literal) => holding.has(literal))

test('K1, K4: clauses are satisfiable exactly if brute force says so, query after query', () => {
  const anyQuestion = fc.record({
    added: anyClauses,
    assumed: fc.array(anyLiteral, { maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(anyQuestion, { maxLength: 4 }), (questions) => {
      const solver = solverOf([])
      const clauses: Literal[][] = []
      for (const { added, assumed } of questions) {
        for (const clause of added) addClause(solver, clause)
        clauses.push(...added)
        const possible = assignmentsOf(clauses)
        const solved = solve(solver, { assumed, decided: everyVariable, steps: Infinity })
        const chosen = everyVariable.map((literal) =>
          solved.kind === 'possible' && solved.holds(literal) ? literal : opposite(literal),
        )
        const core = solved.kind === 'impossible' ? solved.core : []
        expect(solved.kind).toBe(possible.some(holdAll(assumed)) ? 'possible' : 'impossible')
        expect(solved.kind === 'impossible' || possible.some(holdAll(chosen))).toBe(true)
        expect(solved.kind === 'impossible' || holdAll(assumed)(new Set(chosen))).toBe(true)
        // The core consists of assumptions, and conflicts by itself.
        expect(core.filter((literal) => !assumed.includes(literal))).toEqual([])
        expect(solved.kind === 'possible' || !possible.some(holdAll(core))).toBe(true)
      }
    }),
    propertyRuns,
  )
})

test('K1: a gate is true exactly when all, or any, of its parts are', () => {
  fc.assert(
    fc.property(fc.array(anyLiteral, { maxLength: 4 }), anyClauses, (parts, clauses) => {
      const solver = solverOf(clauses)
      const [all, any] = [allOf(solver, parts), anyOf(solver, parts)]
      const possible = assignmentsOf(clauses)
      const canBe = (...assumed: Literal[]) =>
        solve(solver, { assumed, decided: everyVariable, steps: Infinity }).kind === 'possible'
      const some = (holding: ReadonlySet<Literal>) => parts.some((part) => holding.has(part))
      expect(canBe(all)).toBe(possible.some(holdAll(parts)))
      expect(canBe(opposite(all))).toBe(possible.some((each) => !holdAll(parts)(each)))
      expect(canBe(any)).toBe(possible.some(some))
      expect(canBe(opposite(any))).toBe(possible.some((each) => !some(each)))
    }),
    propertyRuns,
  )
})

test('K6: a search stops when its budget is used up, and continues with more', () => {
  // More pigeons than holes: only search can tell.
  const [pigeons, holes] = [5, 4]
  const solver = newSolver()
  const sits = Array.from({ length: pigeons }, () =>
    Array.from({ length: holes }, () => newVariable(solver)),
  )
  for (const places of sits) addClause(solver, places)
  for (const [place, one] of sits.entries()) {
    for (const other of sits.slice(place + 1)) {
      one.forEach((literal, hole) => {
        addClause(solver, [opposite(literal), opposite(other[hole] ?? solver.true)])
      })
    }
  }
  const asked = { assumed: [], decided: sits.flat() }
  expect(solve(solver, { ...asked, steps: 10 })).toEqual({ kind: 'spent' })
  expect(solve(solver, { ...asked, steps: 100_000 })).toEqual({ kind: 'impossible', core: [] })
  expect(solve(solver, { ...asked, steps: 0 })).toEqual({ kind: 'impossible', core: [] })
})
