import type { Inline } from '#schemas/authoredText.ts'

/** Shorter runs are rendered part by part. */
const FEW = 40

/**
 * Merges each long run of texts and line breaks into one text with newlines: with an element per
 * line, thousands of lines would slow down every keystroke.
 */
export function withLongRuns(inlines: readonly Inline[]): readonly (Inline | string)[] {
  if (inlines.length <= FEW) return inlines
  const parts: (Inline | string)[] = []
  let from = 0
  for (let at = 0; at <= inlines.length; at++) {
    const inline = inlines[at]
    if (inline?.kind === 'text' || inline?.kind === 'lineBreak') continue
    const run = inlines.slice(from, at)
    if (run.length > FEW) parts.push(run.map(writtenOut).join(''))
    else parts.push(...run)
    if (inline) parts.push(inline)
    from = at + 1
  }
  return parts
}

function writtenOut(inline: Inline): string {
  return inline.kind === 'text' ? inline.text : '\n'
}
