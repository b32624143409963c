import type { AuthoredText, Block, Inline } from '#schemas/authoredText.ts'
import type { Question } from '#schemas/question.ts'

/** Returns the text to insert for a name. */
export type Quote = (name: string) => string

/** Shown where a referenced question has no answer. */
export const UNANSWERED = '…'

/** The text without markup, on one line. References stay names unless `quote` writes them. */
export function plainText(text: AuthoredText, quote: Quote = unquoted): string {
  const plain = text.tree.map((block) => plainBlock(block, quote)).join(' ')
  return plain.replace(/\s+/g, ' ').trim()
}

/** The names a text refers to, in order. */
export function quotesIn(text: AuthoredText): string[] {
  // Most texts contain no references, so their trees need not be walked.
  if (!text.source.includes('{{')) return []
  const names: string[] = []
  plainText(text, (name) => {
    names.push(name)
    return ''
  })
  return names
}

/** The question with the references in its option and row labels replaced, for plain-text use. */
export function withLabelsWritten<Q extends Question>(question: Q, quote: Quote): Q {
  const written = <P extends { label: AuthoredText }>({ label, ...part }: P) => ({
    ...part,
    label: textOf(plainText(label, quote)),
  })
  return {
    ...question,
    ...('options' in question && { options: question.options.map(written) }),
    ...('rows' in question && { rows: question.rows.map(written) }),
  }
}

/** Plain words as an author's text. */
export function textOf(text: string): AuthoredText {
  return { source: text, tree: [{ kind: 'paragraph', children: [{ kind: 'text', text }] }] }
}

/** The reference as the author wrote it. */
function unquoted(name: string): string {
  return `{{${name}}}`
}

function plainBlock(block: Block, quote: Quote): string {
  switch (block.kind) {
    case 'paragraph':
      return block.children.map((inline) => plainInline(inline, quote)).join('')
    case 'codeBlock':
      return block.text
    case 'list':
      return block.items.flatMap((item) => item.map((each) => plainBlock(each, quote))).join(' ')
  }
}

function plainInline(inline: Inline, quote: Quote): string {
  switch (inline.kind) {
    case 'text':
      return inline.text.replaceAll(/\n+/g, ' ')
    case 'code':
      return inline.text
    case 'emphasis':
    case 'strong':
    case 'link':
      return inline.children.map((child) => plainInline(child, quote)).join('')
    case 'lineBreak':
      return ' '
    case 'quote':
      return quote(inline.of)
  }
}
