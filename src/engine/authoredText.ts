import type { AuthoredText, Block, Inline } from '#schemas/authoredText.ts'
import type { Question } from '#schemas/question.ts'

/** Writes what a text quotes. */
export type Quote = (name: string) => string

/** Stands for what a text quotes where nothing is answered. */
export const UNANSWERED = '…'

/** The text without its markup, on one line; what it quotes stays a name unless that is written. */
export function plainText(text: AuthoredText, quote: Quote = unquoted): string {
  const plain = text.tree.map((block) => plainBlock(block, quote)).join(' ')
  return plain.replace(/\s+/g, ' ').trim()
}

/** The names that a text quotes, in its order. */
export function quotesIn(text: AuthoredText): string[] {
  // Most texts quote nothing, and their trees need not be walked.
  if (!text.source.includes('{{')) return []
  const names: string[] = []
  plainText(text, (name) => {
    names.push(name)
    return ''
  })
  return names
}

/** The question with what its options and rows quote written out, to be read as plain text. */
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

function textOf(text: string): AuthoredText {
  return { source: text, tree: [{ kind: 'paragraph', children: [{ kind: 'text', text }] }] }
}

/** As the author writes it. */
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
