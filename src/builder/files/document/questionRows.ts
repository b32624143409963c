/** A document whose questions are the rows of a table, as rows that a spreadsheet copies. */
import { anyRows, rowsIn, tableOf } from '#src/builder/files/cells/table.ts'

import type { Block, Run } from './blocks.ts'
import { linesOfRuns, shareOf } from './inlineMarkdown.ts'
import { listLabel, typedLabel } from './labels.ts'
import { inlineCode } from '#src/builder/files/markup/markdownMarks.ts'

type CellLine = { text: string; runs: readonly Run[] }

/**
 * The rows if the tables have headings or columns of options, and nothing else in the document is a
 * question; null for any other document. Its other lines are above them.
 */
export function questionRows(blocks: readonly Block[]): string | null {
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  const others = blocks.filter(({ kind }) => kind !== 'table').flatMap(linesOfBlock)
  const isQuiz = others.some(({ text }) => typedLabel(text) !== null)
  if (rows.length === 0 || isQuiz || blocks.some(({ kind }) => kind === 'item')) return null
  const cells = rows.map((row) => row.map(({ blocks: inner }) => inner.flatMap(linesOfBlock)))
  const plain = rowsText(cells.map((row) => row.map(cellText)))
  const table = rowsIn(plain) === null ? null : tableOf(anyRows(plain), null)
  const uses = table?.uses ?? []
  const isClear = table?.hasHeader === true || uses.includes('option')
  if (!isClear || !uses.includes('question')) return null
  const marked = cells.map((row) => withTicks(row, (at) => uses[at] === 'option').map(cellText))
  // With an empty cell beside it, so that it is a row of a spreadsheet.
  const above = others.flatMap(({ text }) => (text.trim() === '' ? [] : `${text.trim()}\t`))
  return [...above, rowsText(marked)].join('\n')
}

function linesOfBlock(block: Block): CellLine[] {
  switch (block.kind) {
    case 'paragraph':
      return linesOfRuns(block.runs).map(lineOf)
    case 'item': {
      const label = listLabel(block.label)?.label ?? ''
      return linesOfRuns(block.runs).map((runs, at) => {
        const line = lineOf(runs)
        return at > 0 || label === '' || label === '-'
          ? line
          : { ...line, text: `${label} ${line.text}` }
      })
    }
    case 'code':
      return [{ text: block.text, runs: [] }]
    case 'table':
      return block.rows.flat().flatMap(({ blocks }) => blocks.flatMap(linesOfBlock))
    case 'picture':
      return []
  }
}

function lineOf(runs: readonly Run[]): CellLine {
  const text = runs.map((run) =>
    run.isCode && run.text.trim() !== '' ? inlineCode(run.text) : run.text,
  )
  return { runs, text: text.join('').replace(/\s*\t\s*/g, ' ') }
}

function cellText(lines: readonly CellLine[]): string {
  return lines
    .map(({ text }) => text)
    .join('\n')
    .trim()
}

function rowsText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n')
}

function quoted(cell: string): string {
  return /\n|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** The cells of a row with ticks at options that are marked or bold beside others that are not. */
function withTicks(row: readonly CellLine[][], isOption: (at: number) => boolean): CellLine[][] {
  const options = row.flatMap((cell, at) =>
    isOption(at) ? cell.filter(({ text }) => text.trim() !== '') : [],
  )
  const looks = [
    ({ runs }: CellLine) => shareOf(runs, ({ isMarked }) => isMarked) > 0.5,
    ({ runs }: CellLine) => shareOf(runs, ({ isBold }) => isBold) > 0.99,
  ]
  for (const isCorrect of looks) {
    const correct = new Set(options.filter(isCorrect))
    if (correct.size === 0 || correct.size === options.length) continue
    return row.map((cell) =>
      cell.map((line) => (correct.has(line) ? { ...line, text: `${line.text} ✓` } : line)),
    )
  }
  return [...row]
}
