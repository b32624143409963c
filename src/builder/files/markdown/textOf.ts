import type { Nodes } from 'mdast'

import { ESCAPED } from './syntaxTree.ts'

/** All text below a node, without recursion, so that deep nesting can't overflow the stack. */
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

/** The source text of a node. */
export function sourceOf({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}
