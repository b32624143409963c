import type { Run } from '#src/builder/files/document/blocks.ts'
import { indexText } from '#src/builder/files/markup/indexText.ts'

/** How a text looks; elements hand it down to those within. */
export type Look = Omit<Run, 'text' | 'href'> & {
  /** Of the link that it is in. */
  href: string | null
  isUnderlined: boolean
  isColored: boolean
  isHidden: boolean
  keepsBlanks: boolean
  isTab: boolean
  isListLabel: boolean
  raised: 'sup' | 'sub' | null
}

export const PLAIN: Look = {
  isBold: false,
  isItalic: false,
  isCode: false,
  isMarked: false,
  href: null,
  isUnderlined: false,
  isColored: false,
  isHidden: false,
  keepsBlanks: false,
  isTab: false,
  isListLabel: false,
  raised: null,
}

/** What is between two ends of a block, as runs. */
export type Line = {
  add: (text: string, look: Look) => void
  breakLine: () => void
  isBlank: () => boolean
  /** Whether it is only “a.” or “1)” so far. */
  isLabel: () => boolean
  endsWithBreak: () => boolean
  /** `takeFrom` gives the text that was added since `mark`, and removes it. */
  mark: () => number
  takeFrom: (mark: number) => string
  /** The runs so far, without blanks at their ends; the line is empty afterwards. */
  take: () => Run[]
}

type Piece = { text: string; look: Look }

export function createLine(): Line {
  let pieces: Piece[] = []
  let last = ''
  const push = (text: string, look: Look): void => {
    if (text === '') return
    pieces.push({ text, look })
    last = text.slice(-1)
  }
  return {
    add: (text, look) => {
      if (look.isTab) {
        push('\t', look)
        return
      }
      const collapsed = look.keepsBlanks
        ? text.replace(/\r\n?/g, '\n')
        : text.replace(/[ \t\r\n\f]+/g, ' ')
      const isAfterBlank = last === '' || last === ' ' || last === '\n' || last === '\t'
      push(isAfterBlank && !look.keepsBlanks ? collapsed.replace(/^ /, '') : collapsed, look)
    },
    breakLine: () => push('\n', PLAIN),
    isBlank: () => pieces.every(({ text }) => text.trim() === ''),
    isLabel: () =>
      pieces.length < 5 &&
      /^\(?[\p{L}\p{N}]{1,3}[.)]$/u.test(
        pieces
          .map(({ text }) => text)
          .join('')
          .trim(),
      ),
    endsWithBreak: () => last === '\n',
    mark: () => pieces.length,
    takeFrom: (mark) => {
      const taken = pieces.splice(mark)
      last = pieces.at(-1)?.text.slice(-1) ?? ''
      return taken.map(({ text }) => text).join('')
    },
    take: () => {
      const runs = runsOf(pieces)
      pieces = []
      last = ''
      return runs
    },
  }
}

function runsOf(pieces: readonly Piece[]): Run[] {
  const merged: Piece[] = []
  for (const { text, look } of pieces) {
    const before = merged.at(-1)
    if (before && (before.look === look || isAlike(before.look, look))) before.text += text
    else merged.push({ text, look })
  }
  const runs = merged.map(({ text, look }) => runOf(text, look))
  trimEnds(runs)
  return runs
}

function runOf(text: string, look: Look): Run {
  const { isBold, isItalic, isCode, href, raised } = look
  const written = raised === null || text.trim() === '' ? text : indexText(text, raised)
  const run = { text: written, isBold, isItalic, isCode, isMarked: isSetApart(look) }
  return href === null ? run : { ...run, href }
}

function isSetApart({ isMarked, isColored, isUnderlined }: Look): boolean {
  return isMarked || isColored || isUnderlined
}

function isAlike(one: Look, other: Look): boolean {
  return (
    one.isBold === other.isBold &&
    one.isItalic === other.isItalic &&
    one.isCode === other.isCode &&
    isSetApart(one) === isSetApart(other) &&
    one.href === other.href &&
    one.raised === other.raised
  )
}

function trimEnds(runs: Run[]): void {
  for (;;) {
    const [first] = runs
    if (!first) return
    first.text = first.text.trimStart()
    if (first.text !== '') break
    runs.shift()
  }
  for (;;) {
    const final = runs.at(-1)
    if (!final) return
    final.text = final.text.trimEnd()
    if (final.text !== '') return
    runs.pop()
  }
}
