import type { Nodes } from 'mdast'

/** All text below a node, however deep: without recursion, so that no nesting overflows it. */
export function textOf(node: Nodes): string {
  const texts: string[] = []
  const waiting: Nodes[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('value' in next) texts.push(next.value)
    else if ('alt' in next) texts.push(next.alt ?? '')
    else if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return texts.join('')
}
