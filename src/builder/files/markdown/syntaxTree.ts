import type { Root } from 'mdast'
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown'

/** Whether block syntax applies: in a text all of it, in a label none. */
export type Grammar = 'text' | 'label'

/** No HTML in either. A label may still be a fenced code block. */
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

/** Inserted after an escaped brace or `<` until texts are converted; parsers never output NUL. */
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

/** Parses a source. */
export function treeOf(source: string, grammar: Grammar): Root {
  return fromMarkdown(source, {
    extensions: [{ disable: { null: NOT_READ[grammar] } }],
    mdastExtensions: [escapes],
  })
}
