import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'

import { textsOf } from './questionTexts.ts'

/**
 * Makes the source of a text without markup the same string as the one that is drawn: storage
 * returns two, and an assessment has thousands of texts. In place and equal to before, so only for
 * a definition that nothing else has yet.
 */
export function shareSources({ sections }: Definition): void {
  for (const { questions } of sections) {
    for (const question of questions) {
      for (const [, text] of textsOf(question)) if (text) shareSource(text)
    }
  }
}

function shareSource(text: AuthoredText): void {
  const [block] = text.tree
  if (block?.kind !== 'paragraph') return
  const [inline] = block.children
  if (inline?.kind === 'text' && inline.text === text.source) text.source = inline.text
}
