/** The minimum and maximum of a sum over one path (rule K11). */

import type { Scope } from './model.ts'
import type { Explorer } from './reachability.ts'
import { joinScopes } from './scope.ts'
import { canMeet } from './search.ts'
import { type Literal, opposite } from './solver/literal.ts'

/** Counts on paths where `holds` is true, which the rules of `scope` decide; never negative. */
export type Weighed = { readonly holds: Literal; readonly weight: number; readonly scope: Scope }

/** If not exact, the true values are between the two. */
export type SumRange = { least: number; most: number; isExact: boolean }
export type Sum = { sum: number; isExact: boolean }

/** Minimising a sum is maximising what is left out of it. */
export function leastOf(explorer: Explorer, items: readonly Weighed[]): Sum {
  const left = items.map((item) => ({ ...item, holds: opposite(item.holds) }))
  const { sum, isExact } = mostOf(explorer, left)
  return { sum: totalOf(items) - sum, isExact }
}

/** On paths where all of `assumed` is true, which must be possible. */
export function mostOf(
  explorer: Explorer,
  items: readonly Weighed[],
  assumed: readonly Literal[] = [],
  within?: Scope,
): Sum {
  const { model } = explorer
  const never = opposite(model.solver.true)
  const always = items.filter(({ holds }) => holds === model.solver.true)
  const open = items.filter(({ holds }) => holds !== model.solver.true && holds !== never)
  const sums = independentGroups(open).map((group) => mostOfGroup(explorer, group, assumed, within))
  return {
    sum: sums.reduce((total, { sum }) => total + sum, totalOf(always)),
    isExact: sums.every(({ isExact }) => isExact),
  }
}

function totalOf(items: readonly Weighed[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0)
}

/** Independent groups: no question decides about two of them. */
function independentGroups(items: readonly Weighed[]): Weighed[][] {
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

/** Larger groups are not searched, nor more combinations than these. */
const MAX_ITEMS = 40
const MAX_TRIES = 400

/**
 * Branch and bound: with the heaviest item or without it, pruned when it can't improve on the best.
 */
function mostOfGroup(
  { model, budget }: Explorer,
  items: readonly Weighed[],
  assumed: readonly Literal[],
  within: Scope | undefined,
): Sum {
  const all = totalOf(items)
  const scope = joinScopes([...items, ...(within ? [{ scope: within }] : [])])
  if (items.length > MAX_ITEMS) {
    const holds = [...assumed, ...items.map((item) => item.holds)]
    return { sum: all, isExact: canMeet(model, { holds, scope }, budget) === true }
  }
  const ordered = items.toSorted((a, b) => b.weight - a.weight)
  let best = -1
  let tries = 0
  let isExact = true
  const isPossible = (holds: readonly Literal[]): boolean => {
    const answer = tries++ < MAX_TRIES ? canMeet(model, { holds, scope }, budget) : null
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
  visit(0, assumed, 0, all)
  return isExact ? { sum: Math.max(best, 0), isExact } : { sum: all, isExact }
}
