import type { List, RootContent } from 'mdast'
import type { Block, Inline } from '#schemas/authoredText.ts'
import { inlinesOf, joinTexts } from './inlines.ts'
import { plainBlocks, textInlines } from './plainBlocks.ts'
import type { TreeContext } from './treeContext.ts'
import { sourceOf, textOf } from './textOf.ts'

const DEEPEST = 12

/** Converts these syntax nodes to blocks. */
export function blocksOf(nodes: readonly RootContent[], around: TreeContext): Block[] {
  if (around.depth > DEEPEST) return paragraphOf(textInlines(nodes.map(textOf).join(' ').trim()))
  const inner = { ...around, depth: around.depth + 1 }
  return nodes.flatMap((node) => blockOf(node, inner))
}

/** Nodes without an equivalent, or that would render nothing, become their source text. */
function blockOf(node: RootContent, around: TreeContext): Block[] {
  const asWritten = (): Block[] => plainBlocks(sourceOf(node, around.source))
  if (node.type === 'paragraph') return paragraphOf(inlinesOf(node.children, around))
  if (node.type === 'heading') {
    const children = inlinesOf(node.children, around)
    return children.length > 0 ? paragraphOf([{ kind: 'strong', children }]) : asWritten()
  }
  if (node.type === 'blockquote') {
    const blocks = blocksOf(node.children, around)
    if (blocks.length === 0) return asWritten()
    const [comparison] = COMPARISON.exec(sourceOf(node, around.source)) ?? []
    return comparison === undefined ? blocks : afterText(comparison, blocks)
  }
  if (node.type === 'code' && node.value.trim() !== '') {
    return [{ kind: 'codeBlock', language: node.lang ?? '', text: node.value }]
  }
  if (node.type === 'list') {
    const items = node.children.map((item) => blocksOf(item.children, around))
    return items.every((item) => item.length === 0) ? asWritten() : [listOf(node, items)]
  }
  const isAddress = node.type === 'definition' && around.targets.lines.has(node)
  return isAddress ? [] : asWritten()
}

function listOf({ ordered, start }: List, items: Block[][]): Block {
  const from = ordered === true && typeof start === 'number' && start !== 1 ? { start } : {}
  return { kind: 'list', ordered: ordered === true, items, ...from }
}

/** `> 3` and `>= 5` are comparisons, not quotations. */
const COMPARISON = /^>(?:[ \t]*(?=\d)|(?==))/

function afterText(text: string, [first, ...others]: readonly Block[]): Block[] {
  if (first?.kind !== 'paragraph')
    return [...paragraphOf(textInlines(text)), ...(first ? [first] : []), ...others]
  return [{ ...first, children: joinTexts([{ kind: 'text', text }, ...first.children]) }, ...others]
}

function paragraphOf(children: Inline[]): Block[] {
  return children.length > 0 ? [{ kind: 'paragraph', children }] : []
}
