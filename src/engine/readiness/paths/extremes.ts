/**
 * The least and the most that a sum over one path can come to: of seconds, of points (rule K11).
 */

import type { Scope } from './model.ts'
import type { Explorer } from './reach.ts'
import { joinScopes } from './scope.ts'
import { canMeet } from './search.ts'
import { type Literal, opposite } from './solver/literal.ts'

/** Counts on the paths on which it holds, which `scope` decides. */
export type Weighed = { readonly holds: Literal; readonly weight: number; readonly scope: Scope }

/** Where it is not exact, the truth lies between the two. */
export type Extremes = { least: number; most: number; isExact: boolean }
export type Sum = { sum: number; isExact: boolean }

/** The least of what counts is the most of what does not, and of what takes away. */
export function leastOf(explorer: Explorer, items: readonly Weighed[]): Sum {
  const all = items.reduce((sum, { weight }) => sum + Math.max(weight, 0), 0)
  const saving = items.map(({ holds, weight, scope }) =>
    weight > 0 ? { holds: opposite(holds), weight, scope } : { holds, weight: -weight, scope },
  )
  const { sum, isExact } = mostOf(explorer, saving)
  return { sum: all - sum, isExact }
}

/** Of weights that all add. On paths on which all of `given` holds, which is possible. */
export function mostOf(
  explorer: Explorer,
  items: readonly Weighed[],
  given: readonly Literal[] = [],
  within?: Scope,
): Sum {
  const { model } = explorer
  const never = opposite(model.solver.true)
  const always = items.filter(({ holds }) => holds === model.solver.true)
  const open = items.filter(({ holds }) => holds !== model.solver.true && holds !== never)
  const sums = apart(merged(open)).map((group) => mostOfGroup(explorer, group, given, within))
  return {
    sum: [...always.map(({ weight }) => weight), ...sums.map(({ sum }) => sum)].reduce(
      (total, each) => total + each,
      0,
    ),
    isExact: sums.every(({ isExact }) => isExact),
  }
}

/** What holds together counts together. */
function merged(items: readonly Weighed[]): Weighed[] {
  const byLiteral = new Map<Literal, Weighed>()
  for (const item of items) {
    const weight = item.weight + (byLiteral.get(item.holds)?.weight ?? 0)
    byLiteral.set(item.holds, { ...item, weight })
  }
  return [...byLiteral.values()]
}

/** Groups that have nothing to do with each other: no question decides about two of them. */
function apart(items: readonly Weighed[]): Weighed[][] {
  const leaders = new Map<number, number>()
  const leaderOf = (index: number): number => {
    const next = leaders.get(index) ?? index
    if (next === index) return index
    const leader = leaderOf(next)
    leaders.set(index, leader)
    return leader
  }
  for (const { scope } of items) {
    for (const { index } of scope.questions) {
      leaders.set(leaderOf(index), leaderOf(scope.questions[0]?.index ?? index))
    }
  }
  const groups = new Map<number | Weighed, Weighed[]>()
  for (const item of items) {
    const [first] = item.scope.questions
    const group = first === undefined ? item : leaderOf(first.index)
    groups.set(group, [...(groups.get(group) ?? []), item])
  }
  return [...groups.values()]
}

/** Larger groups, and more choices than these, are not looked into. */
const MOST_ITEMS = 40
const MOST_TRIES = 400

/** Takes the heaviest in or leaves it out, and goes no further where nothing better can come of it. */
function mostOfGroup(
  { model, budget }: Explorer,
  items: readonly Weighed[],
  given: readonly Literal[],
  within: Scope | undefined,
): Sum {
  const all = items.reduce((sum, { weight }) => sum + weight, 0)
  const scope = joinScopes([...items, ...(within ? [{ scope: within }] : [])])
  if (items.length > MOST_ITEMS) {
    const holds = [...given, ...items.map((item) => item.holds)]
    return { sum: all, isExact: canMeet(model, { holds, scope }, budget) === true }
  }
  const ordered = items.toSorted((a, b) => b.weight - a.weight)
  let best = -1
  let tries = 0
  let isExact = true
  const isPossible = (holds: readonly Literal[]): boolean => {
    const answer = tries++ < MOST_TRIES ? canMeet(model, { holds, scope }, budget) : null
    if (answer === null) isExact = false
    return answer !== false
  }
  const visit = (place: number, chosen: readonly Literal[], sum: number, left: number): void => {
    if (sum + left <= best || !isExact) return
    const item = ordered[place]
    if (item === undefined) {
      best = sum
      return
    }
    const { holds, weight } = item
    if (isPossible([...chosen, holds]))
      visit(place + 1, [...chosen, holds], sum + weight, left - weight)
    const without = [...chosen, opposite(holds)]
    if (sum + left - weight > best && isPossible(without))
      visit(place + 1, without, sum, left - weight)
  }
  visit(0, given, 0, all)
  return isExact ? { sum: Math.max(best, 0), isExact } : { sum: all, isExact }
}
