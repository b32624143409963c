import type { RootContent } from 'mdast'

import type { Block, Inline } from '#schemas/authoredText.ts'

import { htmlText } from './htmlText.ts'
import { inlinesOf } from './inlines.ts'
import { textOf } from './textOf.ts'

/** What is known on the way down the tree. */
export type Surroundings = { targets: ReadonlyMap<string, string>; depth: number }

const DEEPEST = 12

/** The blocks of our tree that these nodes become. */
export function blocksOf(nodes: readonly RootContent[], around: Surroundings): Block[] {
  if (around.depth > DEEPEST) return paragraphOf(plainInlines(nodes))
  const inner = { ...around, depth: around.depth + 1 }
  return nodes.flatMap((node) => blockOf(node, inner))
}

/** A rule or the target of a link shows nothing; what we have no block for gives its text. */
function blockOf(node: RootContent, around: Surroundings): Block[] {
  if (node.type === 'paragraph') return paragraphOf(inlinesOf(node.children, around))
  if (node.type === 'heading') return paragraphOf(strong(inlinesOf(node.children, around)))
  if (node.type === 'blockquote') return blocksOf(node.children, around)
  if (node.type === 'html') return paragraphOf(htmlText(node.value))
  if (node.type === 'code') {
    return [{ kind: 'codeBlock', language: node.lang ?? '', text: node.value }]
  }
  if (node.type === 'list') {
    const items = node.children.map((item) => blocksOf(item.children, around))
    return [{ kind: 'list', ordered: node.ordered === true, items }]
  }
  return paragraphOf(plainInlines([node]))
}

function paragraphOf(children: Inline[]): Block[] {
  return children.length > 0 ? [{ kind: 'paragraph', children }] : []
}

function strong(children: Inline[]): Inline[] {
  return children.length > 0 ? [{ kind: 'strong', children }] : []
}

function plainInlines(nodes: readonly RootContent[]): Inline[] {
  const text = nodes.map(textOf).join(' ').trim()
  return text === '' ? [] : [{ kind: 'text', text }]
}
