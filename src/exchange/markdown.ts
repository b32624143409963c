/**
 * From what authors write to the tree that is drawn: a safe subset of Markdown. What has no place in
 * the tree, HTML among it, is plain text, so that nothing an author wrote is drawn as nothing.
 */
import type { AuthoredText, Block } from '#schemas/authoredText.ts'
import { drawsNothing } from '#src/engine/drawnText.ts'
import { isEmptyText } from '#src/engine/text.ts'

import { blocksOf } from './markdown/blocks.ts'
import { fencedParts } from './markdown/fencedParts.ts'
import { plainBlocks } from './markdown/plainBlocks.ts'
import { surroundingsOf } from './markdown/surroundings.ts'
import { type Grammar, treeOf } from './markdown/syntaxTree.ts'
import { LONGEST, MOST_WEIGHT, weightOf } from './markdown/weight.ts'

/** A line without any mark of Markdown, as most prompts and options are. */
const UNMARKED = /^\p{L}(?:[\p{L}\p{M}\p{N} ,;:.?!'"()/%-]*[\p{L}\p{M}\p{N},;:.?!'"()/%-])?$/u

/** The tree of a text of its own: a prompt, a help, an introduction, an explanation, a feedback. */
export function parseMarkdown(source: string): Block[] {
  return parse(source, 'text')
}

/** A text of its own as it is stored: what was written, and the tree made from it. */
export function authored(source: string): AuthoredText {
  return { source, tree: parseMarkdown(source) }
}

/**
 * A label as it is stored: of an option, of *other*, of a row, beside a consent's box. Emphasis, code
 * and links mean what they do everywhere; the marks of lists, headings, quotations and rules, and every
 * `<`, are what they say.
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
  return drawsNothing(blocks) ? plainBlocks(source) : blocks
}

/** A text that a parser would take long for is drawn as it stands; its blocks of code stay code. */
function parsedInParts(source: string, grammar: Grammar): Block[] {
  const parts = fencedParts(source)
  const texts = parts.filter((part) => typeof part === 'string')
  const isReadable = isWithinReach(texts.join('\n'))
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part]
    return isReadable ? parsed(part, grammar) : plainBlocks(part)
  })
}

function parsed(source: string, grammar: Grammar): Block[] {
  const root = treeOf(source, grammar)
  return blocksOf(root.children, surroundingsOf(root, source, grammar))
}

function isWithinReach(source: string): boolean {
  return source.length <= LONGEST && weightOf(source) <= MOST_WEIGHT
}
