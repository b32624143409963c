/**
 * Measures the depth and size of JSON without recursion, because deep input is meant to exhaust the
 * stack.
 */
import type { Problem } from './unreadableFile.ts'

export interface Extent {
  /** Nesting levels of lists and objects. */
  depth: number
  /** Values of any type, at every level. */
  parts: number
}

interface Level {
  node: object
  /** The names in an object; null for a list. */
  names: readonly string[] | null
  /** The index of the next child. */
  next: number
  count: number
}

/**
 * Measures a value. Returns the limit of `most` that it exceeds, or a name that no object may have;
 * null if it is within the limits. `isLeftOut` says which values, by name and holder, are not
 * counted, including their contents.
 */
export function measure(
  value: unknown,
  most: Extent,
  isLeftOut: (name: string, holder: object) => boolean = () => false,
): Problem | null {
  const levels: Level[] = []
  let parts = 1
  const enter = (node: unknown): Problem | null => {
    if (typeof node !== 'object' || node === null) return null
    if (levels.length >= most.depth) {
      return {
        path: pathOf(levels),
        why: `it is nested more than ${most.depth} deep: remove the inner levels`,
      }
    }
    const names = Array.isArray(node)
      ? null
      : Object.keys(node).filter((name) => !isLeftOut(name, node))
    const count = Array.isArray(node) ? node.length : (names?.length ?? 0)
    parts += count
    if (parts > most.parts) {
      return { path: [], why: `it has more than ${most.parts.toLocaleString('en')} values` }
    }
    if (names?.includes('__proto__')) {
      return { path: pathOf(levels), why: '“__proto__” is a forbidden name: remove it' }
    }
    levels.push({ node, names, next: 0, count })
    return null
  }
  let problem = enter(value)
  for (let level = levels.at(-1); level && problem === null; level = levels.at(-1)) {
    if (level.next === level.count) {
      levels.pop()
      continue
    }
    const key = level.names?.[level.next] ?? level.next
    level.next += 1
    problem = enter(Reflect.get(level.node, key))
  }
  return problem
}

/** A path is cut after its first steps, because nobody would follow a longer one. */
function pathOf(levels: readonly Level[]): (string | number)[] {
  return levels.slice(0, 12).map(({ names, next }) => names?.[next - 1] ?? next - 1)
}
