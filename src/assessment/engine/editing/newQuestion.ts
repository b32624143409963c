import type { Settings } from '#schemas/definition.ts'
import type { Option, Question, QuestionKind, Row } from '#schemas/question.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'

import type { Mint } from '#src/assessment/engine/place.ts'

const PARTS_AT_FIRST = 2

/** Ids for the options and rows of a new question. */
export type PartIds = { optionIds: readonly string[]; rowIds?: readonly string[] }

/** Generates the ids that a new question of this kind needs for its parts. */
export function mintParts(kind: QuestionKind, mint: Mint): PartIds {
  const { parts } = authoringOf({ kind })
  const idsOf = (part: (typeof parts)[number], prefix: string): string[] =>
    parts.includes(part) ? Array.from({ length: PARTS_AT_FIRST }, () => mint(prefix)) : []
  const optionIds = idsOf('options', 'o')
  return parts.includes('rows') ? { optionIds, rowIds: idsOf('rows', 'r') } : { optionIds }
}

/**
 * A newly added question, with one empty option or row per id. `settings`: of the assessment, which
 * may want it to be required (rule E26).
 */
export function newQuestion(
  kind: QuestionKind,
  ids: PartIds & { questionId: string },
  settings: Pick<Settings, 'requiredByDefault'> = {},
): Question {
  const shared = { id: ids.questionId, code: '', prompt: { source: '', tree: [] } }
  const options = numbered(ids.optionIds.map(newOption))
  const rows = numbered((ids.rowIds ?? []).map(newRow))
  const question = authoringOf({ kind }).added(shared, { options, rows })
  const isRequired = settings.requiredByDefault === true && question.kind !== 'statement'
  return isRequired ? { ...question, required: true } : question
}

/** Gets its code when it is added to a question. */
export function newOption(optionId: string): Option {
  return { id: optionId, code: '', label: { source: '', tree: [] } }
}

/** Gets its code when it is added to a question. */
export function newRow(rowId: string): Row {
  return { id: rowId, code: '', label: { source: '', tree: [] } }
}

function numbered<T extends { code: string }>(parts: readonly T[]): T[] {
  return parts.map((part, index) => ({ ...part, code: String(index + 1) }))
}
