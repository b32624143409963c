import type { ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import type { SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { questionParagraphs } from '#src/builder/files/quiz/splitting.ts'

/** A row of the list: a question, or the texts that were left out between two questions. */
export type PastedItem =
  | { kind: 'question'; row: ListedQuestion; at: number }
  /** `after`: how many questions come before. */
  | { kind: 'unused'; texts: readonly SkippedText[]; after: number }

/** Which questions are listed, and whether what was left out is. */
type Shown = { isShown: (at: number) => boolean; hasUnused: boolean }

/** Everything in its order in the text. */
export function pastedItems(
  listed: readonly ListedQuestion[],
  skipped: readonly SkippedText[],
  { isShown, hasUnused }: Shown,
): PastedItem[] {
  const items: PastedItem[] = []
  let next = 0
  const addUnused = (after: number, line: number): void => {
    const start = next
    while (next < skipped.length && (skipped[next]?.line ?? 0) < line) next++
    if (hasUnused && next > start) {
      items.push({ kind: 'unused', texts: skipped.slice(start, next), after })
    }
  }
  for (const [at, row] of listed.entries()) {
    addUnused(at, row.question.line)
    if (isShown(at)) items.push({ kind: 'question', row, at })
  }
  addUnused(listed.length, Infinity)
  return items
}

/** Something in it may be wrong, was left out or converted, and nobody has looked at it yet. */
export function isToCheck({ question, isLeftOut, isChecked }: ListedQuestion): boolean {
  if (isLeftOut || isChecked) return false
  return question.problems.length + question.notes.length > 0 || questionParagraphs(question) > 1
}
