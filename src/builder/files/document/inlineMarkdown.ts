import { inlineCode, inlineEscaped } from '#src/builder/files/markup/markdownMarks.ts'

import { type Run, textOfRuns } from './blocks.ts'

/** How much of a line's text is in a style, blanks and punctuation aside. */
export function shareOf(runs: readonly Run[], isStyled: (run: Run) => boolean): number {
  let [styled, all] = [0, 0]
  for (const run of runs) {
    const letters = run.text.match(/[\p{L}\p{N}\p{S}]/gu)?.length ?? 0
    all += letters
    if (isStyled(run)) styled += letters
  }
  return all === 0 ? 0 : styled / all
}

/** The part of the runs between two places of their text. */
export function slicedRuns(runs: readonly Run[], from: number, to = Infinity): Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const start = at
    at += run.text.length
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ ...run, text }]
  })
}

/** Each line of the runs, without blanks at its ends. */
export function linesOfRuns(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    for (const [index, text] of run.text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines.map(trimmedRuns)
}

export function trimmedRuns(runs: readonly Run[]): Run[] {
  const text = textOfRuns(runs)
  const start = text.length - text.trimStart().length
  return slicedRuns(runs, start, Math.max(start, text.trimEnd().length))
}

type Piece = { text: string; mark: string; isCode: boolean }

/** One line of runs as Markdown. A star at its end may mark a correct option, and stays as it is. */
export function inlineMarkdown(runs: readonly Run[]): string {
  const whole = textOfRuns(runs)
  const star = /^[^*]*[^*\s]\s?(\*{1,2})$/.exec(whole)?.[1] ?? ''
  const pieces = piecesOf(slicedRuns(runs, 0, whole.length - star.length))
  return pieces.map((piece, index) => written(piece, pieces, index)).join('') + star
}

/** Neighbours in the same style are one piece; marks are only around letters. */
function piecesOf(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = []
  for (const { text, isBold, isItalic, isCode } of runs) {
    const mark = isCode ? '' : `${isBold ? '**' : ''}${isItalic ? '*' : ''}`
    const plainText = text.replace(/[ \u00a0]*\t[ \u00a0\t]*/g, '    ')
    const last = pieces.at(-1)
    if (last && last.mark === mark && last.isCode === isCode) last.text += plainText
    else pieces.push({ text: plainText, mark, isCode })
  }
  return pieces
}

function written({ text, mark, isCode }: Piece, pieces: readonly Piece[], index: number): string {
  if (isCode && text.trim() !== '') return around(text, inlineCode)
  if (mark === '') return inlineEscaped(text)
  // Next to a letter, Markdown wants letters inside of the marks.
  const before = pieces[index - 1]?.text.at(-1) ?? ' '
  const after = pieces[index + 1]?.text.at(0) ?? ' '
  const isApart = /\s/.test(before) && /\s/.test(after)
  const [, start = '', core = '', end = ''] = isApart
    ? (/^(\s*)(\S(?:.*\S)?)(\s*)$/su.exec(text) ?? ['', text])
    : (/^([^\p{L}\p{N}]*)([\p{L}\p{N}](?:.*[\p{L}\p{N}])?)([^\p{L}\p{N}]*)$/su.exec(text) ?? [
        '',
        text,
      ])
  if (core === '') return inlineEscaped(text)
  const marked = `${mark}${inlineEscaped(core)}${mark}`
  return `${inlineEscaped(start)}${marked}${inlineEscaped(end)}`
}

function around(text: string, write: (core: string) => string): string {
  const core = text.trim()
  const start = text.indexOf(core)
  return text.slice(0, start) + write(core) + text.slice(start + core.length)
}
