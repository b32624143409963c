/**
 * The text of a document as one would have typed it in Markdown, for the readers of quiz text and of
 * spreadsheet rows (rules DX1 to DX7 of the README of these files).
 */
import { blockEscaped } from '#src/builder/files/markup/markdownMarks.ts'
import { isRule } from '#src/builder/files/quiz/lineMarks.ts'

import { type Block, type Run, textOfRuns } from './blocks.ts'
import { withCode } from './codeBlocks.ts'
import { asks, optionGroups } from './correctLines.ts'
import { inlineMarkdown, shareOf } from './inlineMarkdown.ts'
import { isTicked } from './labels.ts'
import { inLetterOrder } from './letterOrder.ts'
import { questionRows } from './questionRows.ts'
import {
  isLabelledOption,
  isNamed,
  isNumbered,
  type WrittenLine,
  writtenLines,
} from './writtenLines.ts'

/** `isPlain`: whether a text is in another format than Markdown, and is to be without its marks. */
export function documentText(
  blocks: readonly Block[],
  isPlain: (text: string) => boolean = () => false,
): string {
  const known = withCode(blocks)
  const lines = writtenLines(known)
  const plain = plainText(lines)
  return isPlain(plain) ? plain : (questionRows(known) ?? linesText(inLetterOrder(lines)))
}

/** Without styles and escapes, for text in another format than Markdown. */
function plainText(lines: readonly WrittenLine[]): string {
  return lines
    .map(({ kind, label, runs, text }) => {
      if (kind === 'verbatim' || kind === 'blank') return text
      return (kind === 'heading' || label === '- ' ? '' : label) + textOfRuns(runs)
    })
    .join('\n')
    .trim()
}

type Styles = {
  /** Written with a tick. */
  correct: ReadonlySet<WrittenLine>
  /** In place of the label of a line. */
  labels: ReadonlyMap<WrittenLine, string>
  /** Where bold or italic type of the whole line says nothing. */
  plain: ReadonlySet<WrittenLine>
}

function linesText(lines: readonly WrittenLine[]): string {
  const styles = stylesOf(lines)
  const hasNumbers = lines.some(isNumbered)
  const rows: string[] = []
  let above: WrittenLine | null = null
  for (const line of lines) {
    if (line.kind === 'blank') {
      if (rows.length > 0 && rows.at(-1) !== '') rows.push('')
      continue
    }
    if (above && rows.at(-1) !== '' && isApart(above, line, hasNumbers, styles)) rows.push('')
    for (const row of rowsOf(line, above, styles)) rows.push(row)
    if (!line.isBelow || above === null) above = line
  }
  return rows.join('\n').trimEnd()
}

function stylesOf(lines: readonly WrittenLine[]): Styles {
  const correct = new Set<WrittenLine>()
  const labels = new Map<WrittenLine, string>()
  const plain = new Set(
    lines.filter((line) => line.kind === 'heading' || isNumbered(line) || asks(line)),
  )
  for (const { lines: options, correct: right } of optionGroups(lines)) {
    const isShown = right.length > 0
    for (const line of right) {
      plain.add(line)
      if (!isTicked(line.label)) correct.add(line)
    }
    for (const line of options) {
      // A tick that all of them have is a bullet; a line without a label is an option by its bullet.
      if (!isShown && options.every(({ label }) => isTicked(label))) labels.set(line, '- ')
      if (isShown && line.label === '') labels.set(line, '- ')
    }
  }
  return { correct, labels, plain }
}

/** Whether a blank line is between two lines. */
function isApart(
  above: WrittenLine,
  line: WrittenLine,
  hasNumbers: boolean,
  { labels }: Styles,
): boolean {
  if (line.isBelow) return false
  if (above.kind !== 'text' || line.kind !== 'text') return true
  const isBelowOption = isLabelledOption(above) || labels.has(above)
  if (isNumbered(line)) return isBelowOption || isNamed(above)
  if (isLabelledOption(line) || labels.has(line) || isNamed(line)) return false
  return isBelowOption || hasNumbers || (isNamed(above) && asks(line))
}

/** How far items are indented, so that those inside an option are not taken for options. */
const INDENTS = [0, 3]
const DEEP = 8

function rowsOf(line: WrittenLine, above: WrittenLine | null, styles: Styles): string[] {
  const indent = INDENTS[line.depth] ?? DEEP
  if (line.kind === 'verbatim' || line.isBelow) {
    const isInside = above !== null && (isLabelledOption(above) || styles.labels.has(above))
    const inner = isInside ? ' '.repeat((INDENTS[above.depth] ?? DEEP) + 3) : ''
    const text = line.kind === 'verbatim' ? line.text : ownText(line, styles)
    return text.split('\n').map((row) => (row === '' ? '' : inner + row))
  }
  const label = styles.labels.get(line) ?? line.label
  const tick = styles.correct.has(line) ? ' ✓' : ''
  return [`${' '.repeat(indent)}${label}${ownText(line, styles)}${tick}`.trimEnd()]
}

function ownText(line: WrittenLine, { plain }: Styles): string {
  const text = textOfRuns(line.runs)
  if (line.label === '' && isRule(text)) return text
  const runs = plain.has(line) ? withoutWholeStyles(line.runs) : line.runs
  return blockEscaped(inlineMarkdown(runs))
}

function withoutWholeStyles(runs: readonly Run[]): Run[] {
  const isBold = shareOf(runs, (run) => run.isBold) <= 0.99
  const isItalic = shareOf(runs, (run) => run.isItalic) <= 0.99
  return runs.map((run) => ({
    ...run,
    isBold: run.isBold && isBold,
    isItalic: run.isItalic && isItalic,
  }))
}
