/** What is read from a clipboard that has HTML beside its text (rules HT1 to HT9). */
import { type Block, type Run, textOfRuns } from '#src/builder/files/document/blocks.ts'
import { documentText } from '#src/builder/files/document/documentText.ts'
import { looksLikeGift } from '#src/builder/files/gift/looksLikeGift.ts'
import { htmlBlocks } from '#src/builder/files/html/htmlBlocks.ts'

export type Clipboard = { html: string; plain: string }

/** What a text keeps of its formatting, in the order in which it is said. */
export const FORMATTING = ['lists', 'tables', 'code', 'ticks', 'marks'] as const
export type Formatting = (typeof FORMATTING)[number]

export type ClipboardText =
  | { from: 'plain'; isTooLarge: boolean }
  | { from: 'html'; text: string; kept: Formatting[] }

/** In UTF-16 code units: pictures within are most of it. */
export const MAX_HTML = 20_000_000

/** The better reading of a clipboard. Takes linear time for any HTML. */
export function clipboardText({ html, plain }: Clipboard): ClipboardText {
  if (html.length > MAX_HTML) return { from: 'plain', isTooLarge: true }
  const isPlain = { from: 'plain', isTooLarge: false } as const
  if (isSource(plain)) return isPlain
  const blocks = htmlBlocks(html)
  const inner = [...allBlocks(blocks)]
  const runs = inner.flatMap((block) => ('runs' in block ? block.runs : []))
  const kept = formattingOf(inner, runs)
  if (plain.trim() !== '') {
    if (kept.length === 0 || isCodeOnly(inner, runs)) return isPlain
    if (isSheet(blocks, plain) && !hasMarkedCells(blocks)) return isPlain
  }
  const text = documentText(blocks, looksLikeGift)
  const isWhole = lettersIn(text) * 2 > lettersIn(plain)
  const saysMore = withoutBlanks(text) !== withoutBlanks(plain)
  return isWhole && saysMore ? { from: 'html', text, kept } : isPlain
}

/** Text that is a format of its own, which its formatting would only blur. */
function isSource(plain: string): boolean {
  return (
    /^(?:```|~~~|#{1,6} )|\*\*[^*\s][^*\n]*\*\*|^[ \t]*[-*] \[[ x]\] /m.test(plain) ||
    looksLikeGift(plain)
  )
}

function* allBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block
    if (block.kind !== 'table') continue
    for (const { blocks: cell } of block.rows.flat()) yield* allBlocks(cell)
  }
}

function formattingOf(blocks: readonly Block[], runs: readonly Run[]): Formatting[] {
  const has: Record<Formatting, boolean> = {
    lists: blocks.some((block) => block.kind === 'item' && !BOX.test(block.label)),
    tables: blocks.some(({ kind }) => kind === 'table'),
    code: blocks.some(({ kind }) => kind === 'code') || isMixed(runs, ({ isCode }) => isCode),
    ticks: blocks.some((block) => block.kind === 'item' && BOX.test(block.label)),
    marks: [MARKED, BOLD].some((isStyled) => isMixed(runs, isStyled)),
  }
  return FORMATTING.filter((each) => has[each])
}

const BOX = /^[☐☑☒✓]$/u
const MARKED = (run: Run): boolean => run.isMarked
const BOLD = (run: Run): boolean => run.isBold

/** Whether some of the text has a style and some hasn’t. */
function isMixed(runs: readonly Run[], isStyled: (run: Run) => boolean): boolean {
  const words = runs.filter(({ text }) => text.trim() !== '')
  return words.some(isStyled) && !words.every(isStyled)
}

/** A code editor, or a text that a browser shows as it is. */
function isCodeOnly(blocks: readonly Block[], runs: readonly Run[]): boolean {
  return (
    blocks.every(({ kind }) => kind === 'code' || kind === 'paragraph') &&
    runs.every(({ isCode, text }) => isCode || text.trim() === '')
  )
}

/** Cells of a spreadsheet, whose text has them in rows, with quotation marks around line breaks. */
function isSheet(blocks: readonly Block[], plain: string): boolean {
  const isTable = blocks.every(
    (block) => block.kind === 'table' || ('runs' in block && block.runs.length === 0),
  )
  return isTable && plain.includes('\t') && (plain.includes('"') || !blocks.some(hasLongCells))
}

function hasLongCells(block: Block): boolean {
  return (
    block.kind === 'table' &&
    block.rows.flat().some(({ blocks: [first, ...more] }) => {
      const text = first && 'runs' in first ? textOfRuns(first.runs) : ''
      return more.length > 0 || text.includes('\n')
    })
  )
}

function hasMarkedCells(blocks: readonly Block[]): boolean {
  const cells = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.slice(1).flatMap((row) => row.slice(1)) : [],
  )
  const runs = [...allBlocks(cells.flatMap(({ blocks: inner }) => inner))].flatMap((block) =>
    'runs' in block ? block.runs : [],
  )
  return [MARKED, BOLD].some((isStyled) => isMixed(runs, isStyled))
}

function lettersIn(text: string): number {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').length
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '')
}
