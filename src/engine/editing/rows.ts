import type { Definition } from '#schemas/definition.ts'
import type { Row } from '#schemas/question.ts'

import { type ChangeOf, inserted, mapChanged, moved, withChange, without } from './change.ts'
import { withOwnPartCodes } from './codes.ts'
import { mapQuestions } from './definition.ts'
import { withOwnPartsOnly } from './partIds.ts'

/** At a place of the list; its code makes way for one that is taken (rule E3). */
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

/** What is undefined in `change` is taken away. */
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

/** `index` is the place once it has moved (rule E9). */
export function moveRow(
  definition: Definition,
  questionId: string,
  rowId: string,
  index: number,
): Definition {
  return changeRows(definition, questionId, (rows) => moved(rows, rowId, index))
}

/** Takes it out of the answer key as well; conditions keep it, see `removeReferences`. */
export function removeRow(definition: Definition, questionId: string, rowId: string): Definition {
  return changeRows(definition, questionId, (rows) => without(rows, rowId))
}

/** All rows at once; the answer key keeps those that are still there. */
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
    if (question.id !== questionId || question.kind !== 'matrix') return question
    const rows = change(question.rows)
    return rows === question.rows ? question : withOwnPartsOnly({ ...question, rows })
  })
}
