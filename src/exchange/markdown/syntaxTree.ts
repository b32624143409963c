import type { Root } from 'mdast'
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown'

/** What the marks of blocks mean: all of it, or in a label nothing. */
export type Grammar = 'text' | 'label'

/** No HTML in either. A label may still be a block of code, fenced. */
const NOT_READ: Readonly<Record<Grammar, string[]>> = {
  text: ['htmlFlow', 'htmlText'],
  label: [
    'htmlFlow',
    'htmlText',
    'autolink',
    'blockQuote',
    'list',
    'headingAtx',
    'setextUnderline',
    'thematicBreak',
    'codeIndented',
    'definition',
  ],
}

/** Follows a brace or a `<` that was escaped, until the texts are read; no parser lets NUL through. */
export const ESCAPED = '\0'

const escapes: Extension = {
  exit: {
    characterEscapeValue(token) {
      const character = this.sliceSerialize(token)
      const text = this.stack.pop()
      if (text?.type !== 'text') throw new Error('An escaped letter stands outside a text')
      text.value += character === '{' || character === '<' ? character + ESCAPED : character
      if (text.position) text.position.end = { ...token.end }
    },
  },
}

/** What the parser makes of a source. */
export function treeOf(source: string, grammar: Grammar): Root {
  return fromMarkdown(source, {
    extensions: [{ disable: { null: NOT_READ[grammar] } }],
    mdastExtensions: [escapes],
  })
}
