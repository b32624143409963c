import type { PhrasingContent, Text } from 'mdast'

import type { Inline } from '#schemas/authoredText.ts'

import { safeHref } from './linkTargets.ts'
import { textInlines } from './plainBlocks.ts'
import type { TreeContext } from './treeContext.ts'
import { sourceOf, textOf } from './textOf.ts'

const DEEPEST = 24

/** Converts these syntax nodes to inlines. */
export function inlinesOf(nodes: readonly PhrasingContent[], around: TreeContext): Inline[] {
  if (around.depth > DEEPEST) return textInlines(nodes.map(textOf).join(''))
  const inner = { ...around, depth: around.depth + 1 }
  return joinTexts(
    nodes.flatMap((node, index) => {
      if (node.type !== 'text') return inlineOf(node, inner)
      const place = { isFirst: index === 0, isLast: index === nodes.length - 1 }
      const lines = inner.grammar === 'text' ? betweenBreakTags(node.value, place) : [node.value]
      return lines.flatMap((line, at): Inline[] => {
        // A soft line break in the source is not a line break on screen.
        const inlines = textInlines(line.replaceAll('\n', ' '))
        return at === 0 ? inlines : [{ kind: 'lineBreak' }, ...inlines]
      })
    }),
  )
}

/** Nodes that would render nothing become their source text. */
function inlineOf(node: Exclude<PhrasingContent, Text>, around: TreeContext): Inline[] {
  const asWritten = (): Inline[] => textInlines(sourceOf(node, around.source).replaceAll('\n', ' '))
  switch (node.type) {
    case 'emphasis':
    case 'strong':
      return [{ kind: node.type, children: inlinesOf(node.children, around) }]
    case 'inlineCode':
      return node.value.trim() === '' ? asWritten() : [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'lineBreak' }]
    case 'link':
    case 'linkReference': {
      const children = inlinesOf(node.children, around)
      if (children.length === 0) return asWritten()
      const { hrefByName } = around.targets
      const href =
        node.type === 'link' ? safeHref(node.url) : (hrefByName.get(node.identifier) ?? null)
      if (href !== null) return [{ kind: 'link', href, children }]
      // In a label the address may be what the question is about.
      return around.grammar === 'label' ? asWritten() : children
    }
    case 'image':
    case 'imageReference': {
      const alternative = textOf(node)
      return alternative.trim() === '' ? asWritten() : textInlines(alternative)
    }
    case 'delete':
    case 'footnoteReference':
    case 'html':
      return asWritten()
  }
}

/** Merges literal source text with adjacent texts. */
export function joinTexts(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + inline.text }
    } else joined.push(inline)
  }
  return joined
}

const TAG = /<br\s*\/?>/gi

/**
 * Splits a text at each `<br>` that breaks its lines. One with nothing before or after it, or that
 * stands as a word among others, is meant literally and stays.
 */
function betweenBreakTags(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string[] {
  const first = isFirst ? text.search(/\S/) : -1
  const last = isLast ? text.trimEnd().length : text.length + 1
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: tag } of text.matchAll(TAG)) {
    const end = index + tag.length
    const isBetween = index > first && end < last
    if (!isBetween || isWord(text, index, end)) continue
    pieces.push(text.slice(from, index))
    from = end
  }
  return [...pieces, text.slice(from)]
}

/** Blanks on both sides of it, on the same line. */
function isWord(text: string, index: number, end: number): boolean {
  return /\s/.test(text.charAt(index - 1)) && /[^\S\n]/.test(text.charAt(end))
}
