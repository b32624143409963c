import type { QuestionOf } from '#schemas/question.ts'

/** The number of characters on a line in ordinary handwriting. */
const CHARACTERS_A_LINE = 55
const FEWEST = 3
/** With its question, these still fit on a page. */
const MOST = 18
const USUAL = 8

/** How many lines a text question leaves to write on. */
export function linesFor({
  kind,
  minLength = 0,
  maxLength,
}: QuestionOf<'shortText' | 'longText' | 'code'>): number {
  if (kind === 'shortText') return (maxLength ?? 0) > 2 * CHARACTERS_A_LINE ? 2 : 1
  const wanted = maxLength === undefined ? USUAL : Math.ceil(maxLength / CHARACTERS_A_LINE)
  const needed = Math.ceil(minLength / CHARACTERS_A_LINE)
  return Math.min(MOST, Math.max(FEWEST, needed, wanted))
}
