import { FOLD_NAME } from './labels.ts'

/** A line of HTML that folds an answer: `<details><summary><b>Answer</b></summary>`. */
export type FoldedLine = {
  /** How many it opens, minus how many it closes. */
  folds: number
  opens: boolean
  /** Its text besides tags and the name of the fold; usually empty. */
  text: string
}

/** Longer lines are text, whatever they start with. */
const LONGEST = 5_000
const TAGS = /<\/?(?:details|summary|p|b|strong|div)(?:\s[^<>]{0,200})?>/gi

/** Null for a line without such tags. */
export function foldedLine(text: string): FoldedLine | null {
  if (text.length > LONGEST || !/^\s*<\/?(?:details|summary|p|div)\b/i.test(text)) return null
  const opened = text.match(/<details\b/gi)?.length ?? 0
  const closed = text.match(/<\/details>/gi)?.length ?? 0
  const said = text.replace(TAGS, ' ').replace(/\s+/g, ' ').trim()
  return { folds: opened - closed, opens: opened > 0, text: FOLD_NAME.test(said) ? '' : said }
}
