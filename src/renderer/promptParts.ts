import type { AuthoredText, Block, Inline } from '#schemas/authoredText.ts'
import { plainText, type Quote } from '#src/engine/authoredText.ts'

/** A heading, a legend and a label hold no code block and no list, so these stand below it. */
export type PromptParts = {
  /** Null when the text does not begin with a paragraph. */
  headline: readonly Inline[] | null
  rest: readonly Block[]
}

export function promptParts(prompt: AuthoredText): PromptParts {
  const [first, ...rest] = prompt.tree
  if (first?.kind !== 'paragraph') return { headline: null, rest: prompt.tree }
  return { headline: first.children, rest }
}

/** The prompt on one line, without the code and the lists below it where there is a first sentence. */
export function promptLine(prompt: AuthoredText, quote?: Quote): string {
  const [first] = prompt.tree
  return plainText(first?.kind === 'paragraph' ? { ...prompt, tree: [first] } : prompt, quote)
}
