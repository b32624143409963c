/**
 * The two lists that a question may have, which are edited alike: options, and rows of a matrix.
 */
import type { Definition } from '#schemas/definition.ts'
import type { Question, Row } from '#schemas/question.ts'
import type { ChangeOf } from '#src/assessment/engine/change.ts'
import { newOption, newRow } from '#src/assessment/engine/editing/newQuestion.ts'
import {
  addOption,
  moveOption,
  removeOption,
  setOptions,
  updateOption,
} from '#src/assessment/engine/editing/options.ts'
import { setOptionCode } from '#src/assessment/engine/editing/renaming.ts'
import {
  addRow,
  moveRow,
  removeRow,
  setRows,
  updateRow,
} from '#src/assessment/engine/editing/rows.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { mintId } from '#src/storage/vault/randomness.ts'

export type PartKind = 'option' | 'row'
/** The properties that options and rows have in common. */
export type Part = Row

interface PartEdits {
  of: (question: Question) => readonly Part[]
  create: () => Part
  add: (d: Definition, questionId: string, index: number, part: Part) => Definition
  update: (
    d: Definition,
    questionId: string,
    partId: string,
    change: ChangeOf<Omit<Part, 'id'>>,
  ) => Definition
  /** Whatever uses the code is updated. */
  recode: (d: Definition, questionId: string, partId: string, code: string) => Definition
  move: (d: Definition, questionId: string, partId: string, index: number) => Definition
  remove: (d: Definition, questionId: string, partId: string) => Definition
  set: (d: Definition, questionId: string, parts: readonly Part[]) => Definition
}

export const partEdits: { readonly [K in PartKind]: PartEdits } = {
  option: {
    of: (question) => ('options' in question ? question.options : []),
    create: () => newOption(mintId('o')),
    add: addOption,
    update: updateOption,
    recode: setOptionCode,
    move: moveOption,
    remove: removeOption,
    set: setOptions,
  },
  row: {
    of: (question) => ('rows' in question ? question.rows : []),
    create: () => newRow(mintId('r')),
    add: addRow,
    update: updateRow,
    // Expressions can't refer to rows.
    recode: (d, questionId, rowId, code) => updateRow(d, questionId, rowId, { code }),
    move: moveRow,
    remove: removeRow,
    set: setRows,
  },
}

/** A part's name in a sentence: its text, or its position. */
export function partName(part: Part, index: number, kind: PartKind): string {
  return textLine(part.label) || `${kind} ${index + 1}`
}

const kindTitles: { readonly [K in PartKind]: string } = { option: 'Option', row: 'Row' }

/** A part's name on its own. */
export function partTitle(part: Part, index: number, kind: PartKind): string {
  return textLine(part.label) || `${kindTitles[kind]} ${index + 1}`
}
