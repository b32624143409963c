import { listText, numberText } from '#src/assessment/words/values/formats.ts'

const MAX_NAMED = 6
const LONGEST = 60

/** Messages about an opened document of Word. */
export const wordDocument = {
  name: 'Document',
  broken: 'The document is damaged and can’t be read. Open it in Word and save it again.',
  password: 'The document has a password. Save a copy without one, or copy its text and paste it.',
  tooLarge: 'The document is too large to read. Copy the text with the questions and paste it.',
  empty: 'The document has no text.',
  pictures: (names: readonly string[]) =>
    names.length === 1
      ? `One picture is left out: ${named(names)}.`
      : `${numberText(names.length)} pictures are left out: ${named(names)}.`,
  hidden: (texts: readonly string[]) => `Hidden text is left out: ${named(texts)}.`,
  choices: (choices: readonly string[]) => `A list to choose from is left out: ${named(choices)}.`,
  margins: (texts: readonly string[]) =>
    `Text at the top or bottom of pages is left out: ${named(texts)}.`,
  deleted: 'Deleted text is left out, as if the tracked changes were accepted.',
  inserted: 'Tracked insertions are read as text.',
  comments: (count: number) =>
    count === 1 ? 'One comment is left out.' : `${numberText(count)} comments are left out.`,
  footnotes: (count: number) =>
    count === 1
      ? 'One footnote or endnote is left out.'
      : `${numberText(count)} footnotes and endnotes are left out.`,
  formulas: (count: number) =>
    count === 1
      ? 'One formula is written in a line: check how it looks.'
      : `${numberText(count)} formulas are written in a line: check how they look.`,
  struck: 'Text that is crossed out is read as any other text.',
} as const

function named(texts: readonly string[]): string {
  const short = texts.map((text) =>
    text.length > LONGEST ? `“${text.slice(0, LONGEST).trimEnd()}…”` : `“${text}”`,
  )
  const more = short.length - MAX_NAMED
  return listText(
    more > 1 ? [...short.slice(0, MAX_NAMED), `${numberText(more)} more`] : short,
    'and',
  )
}
