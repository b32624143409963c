import type { AuthoredText, Block, Inline } from '#schemas/authoredText.ts'
import { plainText, type Quote } from '#src/assessment/engine/authoredText.ts'

/**
 * A heading, legend or label can't contain code blocks or lists, so these are rendered below it.
 */
export type PromptParts = {
  /** Null if the text doesn't start with a paragraph. */
  headline: readonly Inline[] | null
  rest: readonly Block[]
}

export function promptParts(prompt: AuthoredText): PromptParts {
  const [first, ...rest] = prompt.tree
  if (first?.kind !== 'paragraph') return { headline: null, rest: prompt.tree }
  return { headline: first.children, rest }
}

/** The prompt on one line; if it starts with a paragraph, without the code and lists below. */
export function promptLine(prompt: AuthoredText, quote?: Quote): string {
  const [first] = prompt.tree
  return plainText(first?.kind === 'paragraph' ? { ...prompt, tree: [first] } : prompt, quote)
}
