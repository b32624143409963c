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
import { distinctNames } from '#src/staff/words/distinctNames.ts'
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

/** The parts' names in a sentence: their texts, or their positions; both, where texts are the same. */
export function partNames(parts: readonly Part[], kind: PartKind): readonly string[] {
  const texts = parts.map(({ label }, at) => textLine(label) || `${kind} ${at + 1}`)
  return distinctNames(texts, kind)
}

const kindTitles: { readonly [K in PartKind]: string } = { option: 'Option', row: 'Row' }

/** The parts' names on their own. */
export function partTitles(parts: readonly Part[], kind: PartKind): readonly string[] {
  const texts = parts.map(({ label }, at) => textLine(label) || `${kindTitles[kind]} ${at + 1}`)
  return distinctNames(texts, kind)
}
