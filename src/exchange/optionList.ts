const MOST_OPTIONS = 500

/**
 * One option a line, as copied from a list, a document or a spreadsheet column. Bullets and numbers
 * in front go, as do empty lines; the texts are Markdown sources.
 */
export function readOptionList(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/, MOST_OPTIONS * 4)
    .map((line) => withoutMark(line.trim()))
    .filter((line) => line !== '')
    .slice(0, MOST_OPTIONS)
}

/** A lone letter or number needs its bracket or stop, so that "A level" and "3 years" stay whole. */
function withoutMark(line: string): string {
  return line
    .replace(/^(?:[-*+•–◦▪‣]|\[[ xX]?\])\s+/u, '')
    .replace(/^\[[ xX]?\]\s+/, '')
    .replace(/^(?:\(?[A-Za-z]\)|[A-Za-z][.:]|\(?\d{1,3}\)|\d{1,3}\.)\s+/, '')
    .trim()
}
