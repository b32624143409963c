import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { useStore } from '#src/base/useStore.ts'
import { selectedWords } from '#src/builder/screens/many/manyWords.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { chosenIn } from '#src/builder/screens/state/selectionStore.ts'
import { announce } from '#src/ui/announce.ts'
import type { OutlineRow, PlacedRow } from './outlineRows.ts'
import { focusRow } from './treeKeys.ts'

/** Whether a row is selected; of a section, whether all or some of its questions are. */
export type RowChoice = 'all' | 'some' | 'none'

export interface OutlineChoice {
  /** In authored order. */
  chosen: readonly string[]
  /** Rows have boxes: something is selected, or each press selects. */
  isChoosing: boolean
  choiceOf: (row: OutlineRow) => RowChoice
  /** True if the press or key selects questions, and therefore opens none. */
  onPress: (event: MouseEvent, row: OutlineRow) => boolean
  onKey: (event: KeyboardEvent, at: number) => boolean
  /** Of a search, those that it lists. */
  selectAll: () => void
  /** All questions of the section where a question was selected last. */
  selectSection: () => void
}

interface Listed {
  tree: RefObject<HTMLElement | null>
  definition: Definition
  rows: readonly PlacedRow[]
  search: string
}

/** Selects several questions: with Shift and Ctrl as in other lists, or by the mode for touch. */
export function useOutlineChoice({ tree, definition, rows, search }: Listed): OutlineChoice {
  const { chosen: store, selection } = useBuilder()
  const state = useStore(store)
  const chosen = useMemo(() => chosenIn(definition, state), [definition, state])
  const choices = useMemo(() => choicesOf(definition, new Set(chosen)), [definition, chosen])
  const isSearch = search.trim() !== ''

  const say = () => announce(selectedWords(chosenIn(definition, store.getState()).length))
  const choose = (ids: Iterable<string>, anchor?: string) => {
    store.choose(ids, anchor)
    say()
  }
  const questionsOf = (sectionId: string): string[] =>
    isSearch
      ? rows.flatMap(({ row, sectionId: own }) =>
          row.kind === 'question' && own === sectionId ? [row.id] : [],
        )
      : (definition.sections.find(({ id }) => id === sectionId)?.questions ?? []).map(
          ({ id }) => id,
        )
  const toggle = (row: OutlineRow) => {
    if (row.kind === 'start') return
    store.toggle(row.kind === 'question' ? [row.id] : questionsOf(row.id), row.id)
    say()
  }
  /** From where the last one was selected, or else from `otherwise`. */
  const chooseUpTo = (rowId: string, otherwise: string) => {
    const { anchor } = store.getState()
    const from = rows.some(({ row }) => row.id === anchor) && anchor !== null ? anchor : otherwise
    choose(questionsBetween(rows, from, rowId), from)
  }
  const openQuestion = () => {
    const { selection: open } = selection.getState()
    return open.kind === 'question' && rows.some(({ row }) => row.id === open.questionId)
      ? open.questionId
      : null
  }
  const selectAll = () =>
    choose(
      isSearch
        ? rows.flatMap(({ row }) => (row.kind === 'question' ? [row.id] : []))
        : definition.sections.flatMap(({ questions }) => questions.map(({ id }) => id)),
    )

  return {
    chosen,
    isChoosing: state.isSelecting || chosen.length > 0,
    choiceOf: ({ id }) => choices.get(id) ?? 'none',
    onPress(event, row) {
      if (event.target instanceof Element && event.target.closest('[data-fold]')) return true
      const open = openQuestion()
      if (event.shiftKey) chooseUpTo(row.id, open ?? row.id)
      else if (event.ctrlKey || event.metaKey) {
        // As in other lists, the one that is open belongs to what is selected.
        const isFirst = chosen.length === 0 && !state.isSelecting
        if (isFirst && open !== null && row.kind === 'question' && open !== row.id) {
          store.choose([open])
        }
        toggle(row)
      } else if (state.isSelecting) toggle(row)
      else {
        store.clear()
        return false
      }
      return true
    },
    onKey(event, at) {
      const here = rows[at]?.row
      if (here === undefined || event.altKey) return false
      const isCtrl = event.ctrlKey || event.metaKey
      const isChoosing = state.isSelecting || chosen.length > 0
      if (isCtrl && event.key.toLowerCase() === 'a') selectAll()
      else if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)]?.row
        if (next) {
          focusRow(tree.current, next.id)
          chooseUpTo(next.id, here.id)
        }
      } else if (event.shiftKey && event.key === ' ') chooseUpTo(here.id, here.id)
      else if (event.key === ' ' && (event.ctrlKey || (isChoosing && !isCtrl))) toggle(here)
      else if (event.key === 'Escape' && isChoosing) {
        store.clear()
        announce(selectedWords(0))
      } else return false
      event.preventDefault()
      return true
    },
    selectAll,
    selectSection() {
      const { anchor } = store.getState()
      const at = [anchor, openQuestion(), chosen[0]].find((id) =>
        rows.some(({ row }) => row.id === id),
      )
      const sectionId = rows.find(({ row }) => row.id === at)?.sectionId
      if (sectionId) choose([...chosen, ...questionsOf(sectionId)])
    },
  }
}

function questionsBetween(rows: readonly PlacedRow[], one: string, other: string): string[] {
  const places = [one, other].map((id) => rows.findIndex(({ row }) => row.id === id))
  return rows
    .slice(Math.min(...places), Math.max(...places) + 1)
    .flatMap(({ row }) => (row.kind === 'question' ? [row.id] : []))
}

function choicesOf({ sections }: Definition, chosen: ReadonlySet<string>): Map<string, RowChoice> {
  const choices = new Map<string, RowChoice>()
  if (chosen.size === 0) return choices
  for (const { id, questions } of sections) {
    const own = questions.filter((question) => chosen.has(question.id))
    for (const question of own) choices.set(question.id, 'all')
    if (own.length > 0) choices.set(id, own.length === questions.length ? 'all' : 'some')
  }
  return choices
}
