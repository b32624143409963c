/** One row of a spreadsheet. */
export type CellRow = {
  /** Its line in the text, from 1. */
  line: number
  cells: string[]
}

export type Delimiter = '\t' | ';' | ','

/**
 * The rows of a text as spreadsheets copy and save it (RFC 4180, with any delimiter): a quoted cell
 * may contain delimiters, line breaks and doubled quotes. Empty rows are left out.
 */
export function parseCells(text: string, delimiter: Delimiter): CellRow[] {
  const rows: CellRow[] = []
  let cells: string[] = []
  let line = 1
  let rowLine = 1
  let at = 0
  const endRow = (): void => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: rowLine, cells })
    cells = []
  }
  for (;;) {
    const close = text.charAt(at) === '"' ? quoteEnd(text, at, delimiter) : null
    let end: number
    if (close === null) {
      end = endOfCell(text, at, delimiter)
      cells.push(text.slice(at, end).trim())
    } else {
      const inner = text.slice(at + 1, close)
      cells.push(inner.replaceAll('""', '"').replace(/\r\n?/g, '\n').trim())
      line += lineBreaks(inner)
      end = close + 1
    }
    if (text.charAt(end) === delimiter) {
      at = end + 1
      continue
    }
    endRow()
    if (end >= text.length) return rows
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    line++
    rowLine = line
  }
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter === delimiter || letter === '\n' || letter === '\r') return at
  }
  return text.length
}

/**
 * The index of the quote that closes the one at `open`, or null. Quotes inside are doubled, so the
 * first odd run of quotes closes the cell. There may be none, because spreadsheets copy a cell that
 * starts with a quote as it is.
 */
function quoteEnd(text: string, open: number, delimiter: Delimiter): number | null {
  for (let run = text.indexOf('"', open + 1); run >= 0; ) {
    let end = run
    while (text.charAt(end) === '"') end++
    if ((end - run) % 2 === 1) {
      const next = text.charAt(end)
      return next === '' || next === delimiter || next === '\n' || next === '\r' ? end - 1 : null
    }
    run = text.indexOf('"', end)
  }
  return null
}

function lineBreaks(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0
}
