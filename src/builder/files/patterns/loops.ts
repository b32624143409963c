/**
 * The cycles of an automaton, in an order in which each comes after those that lead to it (Tarjan).
 */
import type { Automaton } from './automaton.ts'

export type Loops = {
  /**
   * The states of each cycle. Single states without a transition to themselves are not included.
   */
  readonly loops: readonly (readonly number[])[]
  /** For each state, the cycles that can be reached from it, including its own. */
  readonly reached: readonly ReadonlySet<number>[]
}

export function loopsOf({ next }: Automaton): Loops {
  const components = componentsOf(next.length, (state) => [...(next[state]?.keys() ?? [])])
  const loops: number[][] = []
  const reached: ReadonlySet<number>[] = Array.from({ length: next.length }, () => new Set())
  // In this order, everything that a component leads to has been handled already.
  for (const component of components) {
    const [first = 0] = component
    const isLoop = component.length > 1 || next[first]?.has(first) === true
    const own = isLoop ? [loops.push(component) - 1] : []
    const after = component.flatMap((state) => [...(next[state]?.keys() ?? [])])
    const all = new Set([...own, ...after.flatMap((state) => [...(reached[state] ?? [])])])
    for (const state of component) reached[state] = all
  }
  return { loops, reached }
}

/** Strongly connected components, each before those that lead to it. */
export function componentsOf(
  size: number,
  nextOf: (node: number) => readonly number[],
  from: Iterable<number> = Array.from({ length: size }, (_, node) => node),
): number[][] {
  const index = new Int32Array(size).fill(-1)
  const low = new Int32Array(size)
  const isOpen = new Uint8Array(size)
  const open: number[] = []
  const components: number[][] = []
  let count = 0
  for (const root of from) {
    if (index[root] !== -1) continue
    const path: { node: number; after: readonly number[]; at: number }[] = []
    const enter = (node: number): void => {
      index[node] = low[node] = count++
      isOpen[node] = 1
      open.push(node)
      path.push({ node, after: nextOf(node), at: 0 })
    }
    enter(root)
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { node } = top
      const following = top.after[top.at++]
      if (following !== undefined) {
        if (index[following] === -1) enter(following)
        else if (isOpen[following] === 1) {
          low[node] = Math.min(low[node] ?? 0, index[following] ?? 0)
        }
        continue
      }
      path.pop()
      const parent = path.at(-1)?.node
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0)
      if (low[node] !== index[node]) continue
      const component = open.splice(open.lastIndexOf(node))
      for (const member of component) isOpen[member] = 0
      components.push(component)
    }
  }
  return components
}
