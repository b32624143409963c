/**
 * Parses authors' text into the tree that is rendered: a safe subset of Markdown. What has no node
 * in the tree, such as HTML, becomes plain text, so that nothing an author wrote disappears.
 */
import type { AuthoredText, Block } from '#schemas/authoredText.ts'
import { rendersNothing } from '#src/assessment/engine/texts/renderedText.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'

import { blocksOf } from './markdown/blocks.ts'
import { fencedParts } from './markdown/fencedParts.ts'
import { longPlainBlocks, plainBlocks } from './markdown/plainBlocks.ts'
import { rootContext } from './markdown/treeContext.ts'
import { type Grammar, treeOf } from './markdown/syntaxTree.ts'
import { LONGEST, MAX_WEIGHT, weightOf } from './markdown/weight.ts'

/** A line without Markdown syntax, like most prompts and options. */
const UNMARKED = /^\p{L}(?:[\p{L}\p{M}\p{N} ,;:.?!'"()/%-]*[\p{L}\p{M}\p{N},;:.?!'"()/%-])?$/u

/** Parses a text: a prompt, help, introduction, explanation or feedback. */
export function parseMarkdown(source: string): Block[] {
  return parse(source, 'text')
}

/** A text as stored: its source and the tree parsed from it. */
export function authored(source: string): AuthoredText {
  return { source, tree: parseMarkdown(source) }
}

/**
 * A label as stored: of an option, of *other*, of a row, or of a consent checkbox. Emphasis, code
 * and links work as in texts; list, heading, quotation and rule syntax, and every `<`, are literal.
 */
export function authoredLabel(source: string): AuthoredText {
  return { source, tree: parse(source, 'label') }
}

function parse(source: string, grammar: Grammar): Block[] {
  if (UNMARKED.test(source)) {
    return [{ kind: 'paragraph', children: [{ kind: 'text', text: source }] }]
  }
  if (isEmptyText(source)) return []
  const blocks = isWithinReach(source) ? parsed(source, grammar) : parsedInParts(source, grammar)
  return rendersNothing(blocks) ? plainBlocks(source) : blocks
}

/** A text that would take the parser long is rendered as plain text; its code blocks stay code. */
function parsedInParts(source: string, grammar: Grammar): Block[] {
  const parts = fencedParts(source)
  const texts = parts.filter((part) => typeof part === 'string')
  const isReadable = isWithinReach(texts.join('\n'))
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part]
    return isReadable ? parsed(part, grammar) : longPlainBlocks(part)
  })
}

function parsed(source: string, grammar: Grammar): Block[] {
  const root = treeOf(source, grammar)
  return blocksOf(root.children, rootContext(root, source, grammar))
}

function isWithinReach(source: string): boolean {
  return source.length <= LONGEST && weightOf(source) <= MAX_WEIGHT
}
