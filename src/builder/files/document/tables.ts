/** Tables beside questions: keys, data, and those that only lay out a page. */
import { fencedCode } from '#src/builder/files/markup/markdownMarks.ts'
import { keysIn } from '#src/builder/files/quiz/keys.ts'
import { quizLines } from '#src/builder/files/quiz/lines.ts'
import { endsLikeQuestion } from '#src/builder/files/quiz/openQuestions.ts'

import { type Block, type Cell, type Run, textOfRuns } from './blocks.ts'
import { type Label, listLabel, typedLabel } from './labels.ts'

type Rows = readonly (readonly Cell[])[]

/** The text of a key or of data; the blocks in any other table, row by row. */
export function tableBlocks(rows: Rows): Block[] | string {
  const texts = rows.map((row) => row.map(cellText))
  if (isKey(texts)) return texts.map(keyRow).join('\n')
  if (isData(rows, texts)) return fencedCode(aligned(texts))
  const hasAnswers = texts.length > 1 && texts.every((row) => /^[A-H]$/.test(row.at(-1) ?? ''))
  return rows.flatMap((row) => rowBlocks(row, hasAnswers))
}

function cellText({ blocks }: Cell): string {
  return blocks
    .map((block) => {
      if (block.kind === 'item') return `${block.label} ${textOfRuns(block.runs)}`
      if (block.kind === 'paragraph') return textOfRuns(block.runs)
      return block.kind === 'code' ? block.text : ''
    })
    .join('\n')
    .replace(/\t/g, ' ')
    .trim()
}

/** Numbers with answers, which the reader of quiz text finds in rows or in a grid. */
function isKey(texts: readonly string[][]): boolean {
  if (texts.length < 2 || texts.flat().some((text) => text.includes('\n'))) return false
  const lines = quizLines(`\n${texts.map(keyRow).join('\n')}`)
  if (keysIn(lines).lines.size >= texts.length - 1) return true
  return (
    texts.slice(1).every((row) => row.length === 2 && /^\d{1,4}[.)]?$/.test(row[0] ?? '')) &&
    texts.every(([, answer = '']) => answer.length <= 60 && !endsLikeQuestion(answer))
  )
}

function keyRow(row: readonly string[]): string {
  return `| ${row.join(' | ')} |`
}

/** Short texts in rows and columns, none of which is a question or an option. */
function isData(rows: Rows, texts: readonly string[][]): boolean {
  const isGrid = rows.length > 1 && rows.every((row) => row.length > 1)
  const isPlain = rows
    .flat()
    .every(({ blocks }) => blocks.every(({ kind }) => kind === 'paragraph'))
  if (!isGrid || !isPlain) return false
  return texts
    .flat()
    .every(
      (text) =>
        !text.includes('\n') &&
        !endsLikeQuestion(text) &&
        typedLabel(text) === null &&
        listLabel(text)?.labelKind !== 'box',
    )
}

/** Columns of the same width, as they look in a code font. */
function aligned(texts: readonly string[][]): string {
  const widths: number[] = []
  for (const row of texts) {
    for (const [at, text] of row.entries()) {
      widths[at] = Math.max(widths[at] ?? 0, Array.from(text).length)
    }
  }
  return texts
    .map((row) =>
      row
        .map((text, at) => text + ' '.repeat((widths[at] ?? 0) - Array.from(text).length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The blocks of a row; a cell with nothing but a label belongs to the one beside it. */
function rowBlocks(row: readonly Cell[], hasAnswer: boolean): Block[] {
  const blocks: Block[] = []
  let label: Label | null = null
  for (const [at, cell] of row.entries()) {
    const text = cellText(cell)
    const isAnswer = hasAnswer && at === row.length - 1
    if (isAnswer) blocks.push(paragraph(`Answer: ${text}`))
    else if (text === '' && cell.blocks.every(({ kind }) => kind === 'paragraph')) continue
    else if (isLabelAlone(text, row[at + 1])) {
      if (label !== null) blocks.push(paragraph(label.label))
      label = listLabel(text)
    } else {
      for (const block of withLabel(cell.blocks, label)) blocks.push(block)
      label = null
    }
  }
  // A box may be after its option.
  if (label?.labelKind === 'box' && blocks.length > 0) return withLabel(blocks, label)
  return label === null ? blocks : [...blocks, paragraph(label.label)]
}

const BOX = /^(?:\[[ xX]?\]|[☐□○◯☑☒✓✔✅]\uFE0F?)$/u

/** A bare letter only before a text. */
function isLabelAlone(text: string, next: Cell | undefined): boolean {
  const beside = next === undefined ? '' : cellText(next)
  if (/^[A-Ha-h]$/.test(text)) return beside !== '' && !BOX.test(beside)
  return BOX.test(text) || /^(?:\d{1,3}[.):）]?|[(（]?\p{L}[.):）])$/u.test(text)
}

function withLabel(blocks: readonly Block[], label: Label | null): Block[] {
  const at = blocks.findIndex((block) => 'runs' in block && textOfRuns(block.runs).trim() !== '')
  return blocks.map((block, index): Block => {
    if (label === null || index !== at || !('runs' in block)) return block
    const level = label.labelKind === 'number' ? 0 : 1
    return { kind: 'item', runs: block.runs, label: label.label, level }
  })
}

function paragraph(text: string): Block {
  const plain = { isBold: false, isItalic: false, isCode: false, isMarked: false }
  const run: Run = { text, ...plain }
  return { kind: 'paragraph', runs: [run], heading: null }
}
