/**
 * A condition as edited: a group of rows with one connective. A `not` is not a group of its own;
 * around a group it changes the connective ("all" to "not all", "any" to "none").
 */
import type { Condition } from '#schemas/condition.ts'

export type GroupWord = 'all' | 'any' | 'none' | 'notAll'
export type Comparison = Extract<Condition, { kind: 'compare' }>

export type Group = { kind: 'group'; word: GroupWord; rows: readonly Row[] }
export type Row = Comparison | Group

/** The indexes that lead from the outermost group to a row. */
export type RowPath = readonly number[]

/** Any condition as a group; a single comparison as a group of one. */
export function groupOf(condition: Condition): Group {
  const row = rowOf(condition)
  return row.kind === 'group' ? row : { kind: 'group', word: 'all', rows: [row] }
}

/** The condition for a group; null without any comparison. */
export function conditionOf(group: Group): Condition | null {
  const conditions = group.rows.flatMap((row) => {
    const condition = row.kind === 'group' ? conditionOf(row) : row
    return condition ? [condition] : []
  })
  const [only] = conditions
  if (!only) return null
  const isAffirmed = group.word === 'all' || group.word === 'any'
  if (isAffirmed && conditions.length === 1) return only
  const kind = group.word === 'all' || group.word === 'notAll' ? 'all' : 'any'
  const whole: Condition = conditions.length === 1 ? only : { kind, conditions }
  return isAffirmed ? whole : { kind: 'not', condition: whole }
}

export function changeWord(group: Group, path: RowPath, word: GroupWord): Group {
  return changeGroup(group, path, (each) => ({ ...each, word }))
}

/** Adds a row at the end of the group at `path`. */
export function addRow(group: Group, path: RowPath, row: Row): Group {
  return changeGroup(group, path, (each) => ({ ...each, rows: [...each.rows, row] }))
}

export function replaceRow(group: Group, path: RowPath, row: Row): Group {
  const last = path.at(-1)
  return changeGroup(group, path.slice(0, -1), (each) => ({
    ...each,
    rows: each.rows.map((other, index) => (index === last ? row : other)),
  }))
}

/** Removes a row, and any inner group that becomes empty. */
export function removeRow(group: Group, path: RowPath): Group {
  const last = path.at(-1)
  const parent = path.slice(0, -1)
  const without = changeGroup(group, parent, (each) => ({
    ...each,
    rows: each.rows.filter((_, index) => index !== last),
  }))
  const isEmptied = parent.length > 0 && groupAt(without, parent)?.rows.length === 0
  return isEmptied ? removeRow(without, parent) : without
}

function changeGroup(group: Group, path: RowPath, change: (group: Group) => Group): Group {
  const [first, ...rest] = path
  if (first === undefined) return change(group)
  return {
    ...group,
    rows: group.rows.map((row, index) =>
      index === first && row.kind === 'group' ? changeGroup(row, rest, change) : row,
    ),
  }
}

function groupAt(group: Group, path: RowPath): Group | null {
  let here: Group = group
  for (const index of path) {
    const row = here.rows[index]
    if (row?.kind !== 'group') return null
    here = row
  }
  return here
}

function rowOf(condition: Condition): Row {
  switch (condition.kind) {
    case 'compare':
      return condition
    case 'all':
    case 'any':
      return { kind: 'group', word: condition.kind, rows: condition.conditions.map(rowOf) }
    case 'not':
      return negated(rowOf(condition.condition))
  }
}

const OPPOSITE = { all: 'notAll', any: 'none', none: 'any', notAll: 'all' } as const

function negated(row: Row): Group {
  if (row.kind === 'group') return { ...row, word: OPPOSITE[row.word] }
  return { kind: 'group', word: 'none', rows: [row] }
}
