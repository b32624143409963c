import type { Option, Question, QuestionKind, Row } from '#schemas/question.ts'

import type { Mint } from './place.ts'

/** How large one file may be unless the author says otherwise. */
const FILE_BYTES = 5 * 1024 * 1024

const PARTS_AT_FIRST = 2

/** Ids of the options and rows that a question begins with. */
export type PartIds = { optionIds: readonly string[]; rowIds?: readonly string[] }

/** Mints the ids that a new question of this kind needs for its parts. */
export function mintParts(kind: QuestionKind, mint: Mint): PartIds {
  const ids = (prefix: string): string[] =>
    Array.from({ length: PARTS_AT_FIRST }, () => mint(prefix))
  if (kind === 'matrix') return { optionIds: ids('o'), rowIds: ids('r') }
  const hasOptions = kind === 'singleChoice' || kind === 'multipleChoice' || kind === 'ranking'
  return { optionIds: hasOptions ? ids('o') : [] }
}

/** A question as it is when just added, with one empty option or row for each id. */
export function newQuestion(kind: QuestionKind, ids: PartIds & { questionId: string }): Question {
  const shared = { id: ids.questionId, code: '', prompt: { source: '', tree: [] } }
  const answerable = { ...shared, required: false }
  const options = (): Option[] => numbered(ids.optionIds.map(newOption))
  switch (kind) {
    case 'singleChoice':
      return { ...answerable, kind, display: 'radio', options: options() }
    case 'multipleChoice':
    case 'ranking':
      return { ...answerable, kind, options: options() }
    case 'matrix': {
      const rows = numbered((ids.rowIds ?? []).map(newRow))
      return { ...answerable, kind, rows, options: options(), several: false }
    }
    case 'shortText':
      return { ...answerable, kind, format: 'plain' }
    case 'rating':
      return { ...answerable, kind, lowest: 1, highest: 5, look: 'numbers' }
    case 'file':
      return { ...answerable, kind, accept: [], maxFiles: 1, maxSize: FILE_BYTES }
    case 'code':
      return { ...answerable, kind, language: '' }
    case 'consent':
      // Who has not agreed to it has not consented: it is hardly ever meant to be left open.
      return { ...answerable, required: true, kind, label: { source: '', tree: [] } }
    case 'longText':
    case 'number':
    case 'date':
    case 'signature':
      return { ...answerable, kind }
    case 'statement':
      return { ...shared, kind }
  }
}

/** Its code is given when it is added to a question. */
export function newOption(optionId: string): Option {
  return { id: optionId, code: '', label: { source: '', tree: [] } }
}

/** Its code is given when it is added to a question. */
export function newRow(rowId: string): Row {
  return { id: rowId, code: '', label: { source: '', tree: [] } }
}

function numbered<T extends { code: string }>(parts: readonly T[]): T[] {
  return parts.map((part, index) => ({ ...part, code: String(index + 1) }))
}
