import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

type Snapshot = { value: string; start: number; end: number }
type Step = 'undo' | 'redo'
type TextHistory = {
  undo: Snapshot[]
  now: Snapshot
  redo: Snapshot[]
  /** By how many characters the last change, if it was typed, changed the length. */
  typed: number
}

const MOST = 100

/**
 * Replaces part of a field’s text so that it can be undone. A browser’s own history breaks when a page
 * sets the text, and its command for inserting text takes minutes for thousands of lines. So from the
 * first such change on, undo and redo are those of this history.
 */
export function useTextHistory(
  area: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onText: (text: string) => void,
): (start: number, end: number, text: string) => void {
  const history = useRef<TextHistory | null>(null)
  const selection = useRef<Snapshot | null>(null)
  const latest = useRef(value)

  useLayoutEffect(() => {
    latest.current = value
    const field = area.current
    const { start = value.length, end = start } = selection.current ?? selectionOf(field)
    const kept = history.current
    if (kept && kept.now.value !== value) {
      const difference = value.length - kept.now.value.length
      const isTyped = Math.abs(difference) === 1
      if (!isTyped || kept.typed !== difference) kept.undo.push(kept.now)
      if (kept.undo.length > MOST) kept.undo.shift()
      Object.assign(kept, { now: { value, start, end }, redo: [], typed: isTyped ? difference : 0 })
    }
    if (selection.current && field?.value === selection.current.value) {
      field.setSelectionRange(start, end)
    }
    selection.current = null
  }, [area, value])

  const show = (snapshot: Snapshot) => {
    selection.current = snapshot
    flushSync(() => onText(snapshot.value))
  }
  const step = (kept: TextHistory, kind: Step) => {
    const next = kept[kind].pop()
    if (!next) return
    kept[kind === 'undo' ? 'redo' : 'undo'].push(kept.now)
    Object.assign(kept, { now: next, typed: 0 })
    show(next)
  }

  useEffect(() => {
    const field = area.current
    const take = (event: KeyboardEvent | InputEvent) => {
      const kind = stepOf(event)
      if (kind === null || history.current === null) return
      event.preventDefault()
      step(history.current, kind)
    }
    field?.addEventListener('keydown', take)
    field?.addEventListener('beforeinput', take)
    return () => {
      field?.removeEventListener('keydown', take)
      field?.removeEventListener('beforeinput', take)
    }
  })

  return (start, end, text) => {
    const before = area.current?.value ?? latest.current
    const after = before.slice(0, start) + text + before.slice(end)
    if (after === before) return
    const { start: from = start, end: to = end } = selectionOf(area.current)
    history.current ??= {
      undo: [],
      now: { value: before, start: from, end: to },
      redo: [],
      typed: 0,
    }
    show({ value: after, start: start + text.length, end: start + text.length })
  }
}

function selectionOf(field: HTMLTextAreaElement | null): { start?: number; end?: number } {
  return field ? { start: field.selectionStart, end: field.selectionEnd } : {}
}

function stepOf(event: KeyboardEvent | InputEvent): Step | null {
  if (event instanceof InputEvent) {
    if (event.inputType === 'historyUndo') return 'undo'
    return event.inputType === 'historyRedo' ? 'redo' : null
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey ? 'redo' : null
}
