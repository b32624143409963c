import type { Nodes } from 'mdast'

import { ESCAPED } from './syntaxTree.ts'

/** All text below a node, however deep: without recursion, so that no nesting overflows it. */
export function textOf(node: Nodes): string {
  const texts: string[] = []
  const waiting: Nodes[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('value' in next) texts.push(next.value)
    else if ('alt' in next) texts.push(next.alt ?? '')
    else if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return texts.join('').replaceAll(ESCAPED, '')
}

/** A node as it was written. */
export function sourceOf({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}
