/** The blocks of a document as the lines that somebody would have typed, each with its label. */
import { fencedCode } from '#src/builder/files/markup/markdownMarks.ts'
import { answerMark, explanationMark, numberMark } from '#src/builder/files/quiz/lineMarks.ts'
import { splitSameLines } from '#src/builder/files/quiz/sameLine.ts'
import { withoutSigns } from '#src/builder/files/quiz/signs.ts'

import { type Block, type Run, textOfRuns } from './blocks.ts'
import { linesOfRuns, slicedRuns, trimmedRuns } from './inlineMarkdown.ts'
import { type LabelKind, listLabel, typedLabel } from './labels.ts'
import { tableBlocks } from './tables.ts'

export type WrittenLine = {
  /** `verbatim`: code, a picture or rows of a table, as in `text`. */
  kind: 'text' | 'heading' | 'verbatim' | 'blank'
  /** “1. ”, “b) ”, “- ”, “☐ ” or none; of a heading its marks. */
  label: string
  labelKind: LabelKind | null
  /** Of a label that was typed. */
  labelRuns: Run[]
  /** Without the label. */
  runs: Run[]
  /** How many items it is in. */
  depth: number
  /** Goes on with the line above. */
  isBelow: boolean
  text: string
}

const EMPTY: WrittenLine = {
  kind: 'blank',
  label: '',
  labelKind: null,
  labelRuns: [],
  runs: [],
  depth: 0,
  isBelow: false,
  text: '',
}

export function writtenLines(blocks: readonly Block[]): WrittenLine[] {
  /** The levels of the items that a deeper item is in. */
  let levels: number[] = []
  return blocks.flatMap((block) => {
    if (block.kind === 'item') {
      const outer = levels.filter((level) => level < block.level)
      if (listLabel(block.label) === null) return itemLines(block, levels.length)
      levels = [...outer, block.level]
      return itemLines(block, outer.length)
    }
    if (block.kind === 'table' || (block.kind === 'paragraph' && block.heading)) levels = []
    return linesOf(block)
  })
}

/** Whether it may be an option by its label. */
export function isLabelledOption({ kind, labelKind, depth }: WrittenLine): boolean {
  return kind === 'text' && labelKind !== null && (labelKind !== 'number' || depth > 0)
}

/** Whether it may be a question by its label. */
export function isNumbered({ labelKind, depth }: WrittenLine): boolean {
  return labelKind === 'number' && depth === 0
}

/** “Answer: B”, “Because: …” */
export function isNamed({ runs, label }: WrittenLine): boolean {
  const text = withoutSigns(textOfRuns(runs))
  return label === '' && (answerMark(text) !== null || explanationMark(text) !== null)
}

function linesOf(block: Exclude<Block, { kind: 'item' }>): WrittenLine[] {
  switch (block.kind) {
    case 'paragraph':
      return block.heading === null
        ? typedLines(block.runs)
        : headingLines(block.runs, block.heading)
    case 'code':
      return [verbatim(fencedCode(block.text.replace(/^\n+|\s+$/g, '')))]
    case 'picture':
      return [verbatim(pictureSource(block))]
    case 'table': {
      const written = tableBlocks(block.rows)
      const lines = typeof written === 'string' ? [verbatim(written)] : writtenLines(written)
      return [EMPTY, ...lines, EMPTY]
    }
  }
}

function verbatim(text: string): WrittenLine {
  return { ...EMPTY, kind: 'verbatim', text, isBelow: true }
}

/** A picture in Markdown, which the reader of quiz text names as left out. */
function pictureSource({ name, alternativeText }: Extract<Block, { kind: 'picture' }>): string {
  const text = alternativeText.replace(/[\s[\]]+/g, ' ').trim()
  const place = name.replace(/[\s()"]+/g, '_')
  return `![${text.slice(0, 200)}](${place === '' ? 'picture' : place.slice(0, 200)})`
}

function headingLines(runs: readonly Run[], level: number): WrittenLine[] {
  const one = trimmedRuns(runs.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ') })))
  const labelKind = numberMark(textOfRuns(one)) === null ? null : 'number'
  const label = `${'#'.repeat(Math.min(Math.max(level, 1), 6))} `
  return one.length === 0 ? [] : [{ ...EMPTY, kind: 'heading', label, labelKind, runs: one }]
}

/** The lines of a paragraph; what is below an option without a label of its own belongs to it. */
function typedLines(runs: readonly Run[]): WrittenLine[] {
  const lines = linesOfRuns(runs).flatMap(withOptionsApart).map(typedLine)
  const isOption = lines[0] !== undefined && isLabelledOption(lines[0])
  return lines.map((line) => (isOption && line.label === '' ? { ...line, isBelow: true } : line))
}

/** Options side by side, each with its own look. */
function withOptionsApart(runs: Run[]): Run[][] {
  const text = textOfRuns(runs)
  const parts = splitSameLines([{ number: 0, text, indent: 0, isCode: false }])
  const starts: number[] = []
  let end = 0
  for (const part of parts) {
    const start = text.indexOf(part.text, end)
    // A part may be in other words, as “(Answer: B)”.
    if (start < 0) return [runs]
    starts.push(start)
    end = start + part.text.length
  }
  return starts.map((start, at) => trimmedRuns(slicedRuns(runs, start, starts[at + 1])))
}

function itemLines(item: Extract<Block, { kind: 'item' }>, depth: number): WrittenLine[] {
  const label = listLabel(item.label)
  const [first = [], ...others] = linesOfRuns(item.runs)
  const lines = [first, ...others.flatMap(withOptionsApart)]
  return lines.map((runs, index): WrittenLine => {
    if (index === 0 && label !== null) {
      return { ...EMPTY, ...label, label: `${label.label} `, kind: 'text', runs, depth }
    }
    const line = typedLine(runs)
    return line.label === '' && !isNamed(line) ? { ...line, depth, isBelow: true } : line
  })
}

function typedLine(runs: Run[]): WrittenLine {
  const text = textOfRuns(runs)
  const typed = typedLabel(text)
  if (typed === null) return { ...EMPTY, kind: text === '' ? 'blank' : 'text', runs }
  const { label, labelKind, length } = typed
  return {
    ...EMPTY,
    kind: 'text',
    label,
    labelKind,
    labelRuns: slicedRuns(runs, 0, length),
    runs: slicedRuns(runs, length),
  }
}
