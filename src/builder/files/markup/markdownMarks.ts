/** Text as Markdown: escapes where it would see syntax, and code. */

const IN_ANY_TEXT = '`|\\{(?=\\{)|<(?=[a-z/!?])|&(?=[#\\w]+;)'
/** Not a star between blanks, or a bracket without a link. */
const MARK = new RegExp(
  `\\\\(?=[!-/:-@[-\`{-~]|$)|\\*(?!(?<=(?:^|\\s)\\*)(?=\\s|$))|\\](?=\\()|^\\[(?=[^\\]]*\\]:)|${IN_ANY_TEXT}`,
  'gi',
)
const EMPHASIS = /(?<![\p{L}\p{N}_])_{1,2}(?!_)|(?<!_)_{1,2}(?![\p{L}\p{N}_])/gu

/** Escapes Markdown syntax and answer references in a text of one line; not marks at its start. */
export function inlineEscaped(text: string): string {
  return underscoresEscaped(text.replace(MARK, '\\$&'))
}

/** Escapes what would make a line a heading, quotation, list, rule or code. */
export function blockEscaped(line: string): string {
  return line.replace(/^(\s*)(>|[=~]|_(?=[_\s]*$)|[#+-](?=[#+\s-]|$))/, '$1\\$2')
}

/** The same, also of numbers as of a list. */
export function lineEscaped(line: string): string {
  return blockEscaped(line).replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

function underscoresEscaped(text: string): string {
  return text.replace(EMPHASIS, (run) => run.replaceAll('_', '\\_'))
}

/** Inline code, with longer marks than any in it. */
export function inlineCode(code: string): string {
  const mark = longerThanIn(code, '`')
  const pad = /^`|`$/.test(code) ? ' ' : ''
  return `${mark}${pad}${code}${pad}${mark}`
}

/** A block of code, with a longer fence than any in it. */
export function fencedCode(code: string): string {
  const fence = longerThanIn(code, '```')
  return `${fence}\n${code}\n${fence}`
}

function longerThanIn(code: string, shortest: string): string {
  let mark = shortest
  while (code.includes(mark)) mark += '`'
  return mark
}
