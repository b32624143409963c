/**
 * From what authors write to the tree that is drawn: a safe subset of Markdown. HTML gives its text,
 * never an element; whatever has no place in the tree becomes plain text rather than being lost.
 */
import { fromMarkdown } from 'mdast-util-from-markdown'

import type { AuthoredText, Block } from '#schemas/authoredText.ts'

import { blocksOf } from './markdown/blocks.ts'
import { linkTargets } from './markdown/linkTargets.ts'
import { isTooInvolved, plainBlocks } from './markdown/plainBlocks.ts'

/** A line without any mark of Markdown, as most prompts and options are. */
const UNMARKED = /^\p{L}(?:[\p{L}\p{M}\p{N} ,;:.?!'"()/%-]*[\p{L}\p{M}\p{N},;:.?!'"()/%-])?$/u

/** The tree of a Markdown source. */
export function parseMarkdown(source: string): Block[] {
  if (UNMARKED.test(source)) {
    return [{ kind: 'paragraph', children: [{ kind: 'text', text: source }] }]
  }
  if (isTooInvolved(source)) return plainBlocks(source)
  const root = fromMarkdown(source)
  return blocksOf(root.children, { targets: linkTargets(root), depth: 0 })
}

/** A text as it is stored: what was written, and the tree made from it. */
export function authored(source: string): AuthoredText {
  return { source, tree: parseMarkdown(source) }
}
