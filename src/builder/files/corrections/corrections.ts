/**
 * What an author corrects in the list of pasted questions before they are added. A correction is
 * data, so that the same text read again in another way keeps those that still apply (rules PT10 to
 * PT13 and PT16 of the README of these files).
 */
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { splitQuestion } from '#src/builder/files/quiz/splitting.ts'

import { changeKind, kindsFor, type PastedKind } from './changeKind.ts'
import { joinQuestions } from './joinQuestions.ts'
import { isOpenKeyChange, type OpenKeyChange, withOpenKey } from './openKeys.ts'
import { withKey } from './problems.ts'
import { type SplitPlace, splitAt } from './splitAt.ts'

/** `of`: the id of the question as it was listed when it was corrected. */
export type Correction = { of: string } & Change

export type Change =
  | { change: 'leaveOut' | 'putBack' | 'check' | 'uncheck' | 'join' | 'splitParagraphs' }
  | { change: 'kind'; kind: PastedKind }
  /** Indexes of the correct options. */
  | { change: 'key'; key: readonly number[] }
  | OpenKeyChange
  | { change: 'split'; place: SplitPlace }

/** A question that was found, as corrected. */
export type ListedQuestion = {
  id: string
  question: PastedQuestion
  isLeftOut: boolean
  /** The author has looked at its problems and notes. */
  isChecked: boolean
  /** As it was before its kind was changed, so that changing it twice loses nothing. */
  base: PastedQuestion
}

/** `dropped`: how many corrections no longer apply, because their questions changed. */
export type CorrectedList = { listed: ListedQuestion[]; dropped: number }

type Row = Omit<ListedQuestion, 'id'> & { content: string }

/**
 * The corrections with one more. What is typed into a field is one correction, not one for each
 * letter.
 */
export function withCorrection(
  corrections: readonly Correction[],
  next: Correction,
): readonly Correction[] {
  const last = corrections.at(-1)
  const isTyped = last?.of === next.of && last.change === next.change && isOpenKeyChange(next)
  return [...(isTyped ? corrections.slice(0, -1) : corrections), next]
}

/** Applies the corrections in their order. */
export function correctedList(
  found: readonly PastedQuestion[],
  corrections: readonly Correction[],
): CorrectedList {
  let rows = found.map((question) => rowOf(question))
  let dropped = 0
  for (const correction of corrections) {
    const at = placeOf(rows, correction.of)
    const next = at < 0 ? null : corrected(rows, at, correction)
    if (next === null) dropped++
    else rows = next
  }
  return { listed: withIds(rows), dropped }
}

/** Null if the question doesn't allow it. */
function corrected(rows: readonly Row[], at: number, change: Change): Row[] | null {
  const row = rows[at]
  if (row === undefined) return null
  const { question } = row
  const replaced = (...questions: PastedQuestion[]): Row[] =>
    rows.toSpliced(at, 1, ...questions.map((each) => rowOf(each)))
  switch (change.change) {
    case 'leaveOut':
    case 'putBack':
      return rows.toSpliced(at, 1, { ...row, isLeftOut: change.change === 'leaveOut' })
    case 'check':
    case 'uncheck':
      return rows.toSpliced(at, 1, { ...row, isChecked: change.change === 'check' })
    case 'join': {
      const before = rows[at - 1]
      const joined = before && joinQuestions(before.question, question)
      return joined ? rows.toSpliced(at - 1, 2, rowOf(joined)) : null
    }
    case 'splitParagraphs': {
      const parts = splitQuestion(question)
      return parts.length > 1 ? replaced(...parts) : null
    }
    case 'split': {
      const parts = splitAt(question, change.place)
      return parts && replaced(...parts)
    }
    case 'kind': {
      if (!kindsFor(row.base).includes(change.kind)) return null
      const changed = rowOf(changeKind(row.base, change.kind))
      const isChecked = staysChecked(row, changed.question)
      return rows.toSpliced(at, 1, { ...changed, isChecked, base: row.base })
    }
    case 'key':
    case 'accepted':
    case 'numberKey':
    case 'dateKey':
    case 'ratingKey': {
      const keyed = isOpenKeyChange(change)
        ? withOpenKey(question, change)
        : withKey(question, change.key)
      if (keyed === null) return null
      return rows.toSpliced(at, 1, { ...rowOf(keyed), isChecked: staysChecked(row, keyed) })
    }
  }
}

function rowOf(question: PastedQuestion): Row {
  const content = contentOf(question)
  return { content, question, isLeftOut: false, isChecked: false, base: question }
}

/** Unless there is something new to look at. */
function staysChecked({ question, isChecked }: Row, { problems, notes }: PastedQuestion): boolean {
  const known = [...question.problems, ...question.notes]
  return isChecked && [...problems, ...notes].every((each) => known.includes(each))
}

/** What identifies a question wherever it is in the text: neither its line nor its kind. */
function contentOf(question: PastedQuestion): string {
  const options = 'options' in question ? question.options : []
  return JSON.stringify([question.prompt, options, question.kind === 'matrix' ? question.rows : []])
}

/** Of questions with the same content, the first, the second… */
function withIds(rows: readonly Row[]): ListedQuestion[] {
  const counts = new Map<string, number>()
  return rows.map(({ content, ...row }) => {
    const count = (counts.get(content) ?? 0) + 1
    counts.set(content, count)
    return { id: `${count} ${content}`, ...row }
  })
}

function placeOf(rows: readonly Row[], id: string): number {
  const content = id.slice(id.indexOf(' ') + 1)
  let left = Number(id.slice(0, id.indexOf(' ')))
  return rows.findIndex((row) => row.content === content && --left === 0)
}
