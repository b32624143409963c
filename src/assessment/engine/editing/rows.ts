import type { Definition } from '#schemas/definition.ts'
import type { Row } from '#schemas/question.ts'

import {
  type ChangeOf,
  inserted,
  mapChanged,
  moved,
  withChange,
  without,
} from '#src/assessment/engine/change.ts'
import { withOwnPartCodes } from './uniqueCodes.ts'
import { mapQuestions } from './definition.ts'
import { withOwnPartsOnly } from './partIds.ts'

/** Inserts a row at an index. Its code changes if it is already in use (rule E3). */
export function addRow(
  definition: Definition,
  questionId: string,
  index: number,
  row: Row,
): Definition {
  return changeRows(definition, questionId, (rows) =>
    inserted(rows, index, ...withOwnPartCodes(rows, [row])),
  )
}

/** Properties that are undefined in `change` are removed. */
export function updateRow(
  definition: Definition,
  questionId: string,
  rowId: string,
  change: ChangeOf<Omit<Row, 'id'>>,
): Definition {
  return changeRows(definition, questionId, (rows) =>
    mapChanged(rows, (row) => (row.id === rowId ? withChange(row, change) : row)),
  )
}

/** `index` is the position after the move (rule E9). */
export function moveRow(
  definition: Definition,
  questionId: string,
  rowId: string,
  index: number,
): Definition {
  return changeRows(definition, questionId, (rows) => moved(rows, rowId, index))
}

/** Removes a row, also from the answer key. Conditions keep it; see `removeReferences`. */
export function removeRow(definition: Definition, questionId: string, rowId: string): Definition {
  return changeRows(definition, questionId, (rows) => without(rows, rowId))
}

/** Replaces all rows. The answer key keeps those that still exist. */
export function setRows(
  definition: Definition,
  questionId: string,
  rows: readonly Row[],
): Definition {
  return changeRows(definition, questionId, () => withOwnPartCodes([], rows))
}

function changeRows(
  definition: Definition,
  questionId: string,
  change: (rows: Row[]) => Row[],
): Definition {
  return mapQuestions(definition, (question) => {
    if (question.id !== questionId || !('rows' in question)) return question
    const rows = change(question.rows)
    return rows === question.rows ? question : withOwnPartsOnly({ ...question, rows })
  })
}
