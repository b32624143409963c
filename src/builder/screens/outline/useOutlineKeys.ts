import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { requestQuestionsRemoval } from '#src/builder/screens/many/manyActions.ts'
import { requestRemoval } from '#src/builder/screens/removing/requestRemoval.ts'
import { stepQuestion } from '#src/builder/screens/state/destinations.ts'
import { keyOf } from '#src/builder/screens/state/draftPlaces.ts'
import { labelOf } from './OutlineRow.tsx'
import { type OutlineRow, type PlacedRow, selectionOf } from './outlineRows.ts'
import { focusRow, treeMove, typeAhead } from './treeKeys.ts'
import type { OutlineChoice } from './useOutlineChoice.ts'

export interface OutlineKeys {
  tree: RefObject<HTMLElement | null>
  rows: readonly PlacedRow[]
  closed: ReadonlySet<string>
  choice: OutlineChoice
  toggle: (sectionId: string) => void
  select: (row: OutlineRow, focus?: string) => void
}

const TYPED_TOGETHER_MS = 700

/**
 * The keys of a tree: arrows, Home, End and characters navigate; Enter opens for editing, Space
 * selects, Alt+arrow moves the row, Delete deletes it, or all that are selected with it.
 */
export function useOutlineKeys({ tree, rows, closed, choice, toggle, select }: OutlineKeys) {
  const builder = useBuilder()
  const { actions, draft } = builder
  const typed = useRef({ text: '', at: 0 })
  const focusNext = useRef<string | null>(null)

  // After rendering, the focus follows a moved row, or goes to the one after a deleted row.
  useEffect(() => {
    if (!focusNext.current) return
    focusRow(tree.current, focusNext.current)
    focusNext.current = null
  })

  const moveRow = (row: OutlineRow, step: 1 | -1) => {
    const definition = draft.definition()
    if (row.kind === 'question') {
      const to = stepQuestion(definition, row.id, step)
      if (to) actions.moveQuestion(row.id, to, 'outline')
    } else if (row.kind === 'section') {
      const to = definition.sections.findIndex(({ id }) => id === row.id) + step
      if (to >= 0 && to < definition.sections.length) actions.moveSection(row.id, to, 'outline')
    }
    focusNext.current = row.id
  }

  return (event: KeyboardEvent) => {
    const at = rows.findIndex(({ row }) => row.id === rowIdOf(event.target))
    const here = rows[at]?.row
    if (!here || choice.onKey(event, at) || event.ctrlKey || event.metaKey) return
    if (event.altKey) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      moveRow(here, event.key === 'ArrowDown' ? 1 : -1)
      return
    }
    const move = treeMove(event.key, rows, at, closed)
    if (move) {
      event.preventDefault()
      if ('focus' in move) focusRow(tree.current, move.focus)
      else toggle('open' in move ? move.open : move.close)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      builder.chosen.clear()
      select(here, here.kind === 'question' ? 'prompt' : 'title')
    } else if (event.key === ' ' && Date.now() - typed.current.at > TYPED_TOGETHER_MS) {
      event.preventDefault()
      select(here)
    } else if (event.key === 'Delete' && choice.chosen.includes(here.id)) {
      const isGone = requestQuestionsRemoval(builder, choice.chosen)
      if (isGone) focusNext.current = keyOf(builder.selection.getState().selection)
    } else if (event.key === 'Delete') {
      const isGone = requestRemoval(builder, selectionOf(here), 'outline')
      if (isGone) focusNext.current = keyOf(builder.selection.getState().selection)
    } else if (event.key.length === 1) {
      const now = Date.now()
      const goesOn = now - typed.current.at <= TYPED_TOGETHER_MS
      typed.current = { text: (goesOn ? typed.current.text : '') + event.key, at: now }
      const to = typeAhead(rows, at, typed.current.text, ({ row }) => labelOf(row))
      if (to) focusRow(tree.current, to)
      event.preventDefault()
    }
  }
}

function rowIdOf(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-row]')?.getAttribute('data-row') ?? null
}
