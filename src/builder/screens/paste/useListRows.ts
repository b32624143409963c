import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { isComposing } from '#src/base/composing.ts'
import type { ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import type { SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { shortcutOf } from '#src/builder/screens/state/shortcuts.ts'
import { announce } from '#src/ui/announce.ts'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

import { isToCheck, type PastedItem, pastedItems } from './pastedItems.ts'

/** Rows drawn at first, and added at a time. */
const ROWS = 50
const AT_FIRST = { start: 0, end: ROWS }

interface ListRowsOptions {
  listed: readonly ListedQuestion[]
  skipped: readonly SkippedText[]
  /** The open row stays where it is, even once nothing is left to check in it. */
  open: number | null
}

/** Which rows of the list are drawn, and ways to those further down. */
export function useListRows({ listed, skipped, open }: ListRowsOptions) {
  const section = useRef<HTMLElement>(null)
  const [onlyToCheck, setOnlyToCheck] = useState(false)
  const [hasUnused, setHasUnused] = useState(false)
  const [rows, setRows] = useState(AT_FIRST)
  const goTo = useRestoreFocus(
    (target: Target) => section.current && elementOf(target, section.current),
    { focus: focusInView },
  )
  const toCheck = useMemo(() => listed.flatMap((row, at) => (isToCheck(row) ? [at] : [])), [listed])
  const isFiltered = onlyToCheck && toCheck.length > 0
  const itemsWith = (withUnused: boolean): PastedItem[] => {
    const wanted = new Set(toCheck)
    const isShown = (at: number) => !isFiltered || at === open || wanted.has(at)
    return pastedItems(listed, skipped, { isShown, hasUnused: withUnused })
  }
  const items = itemsWith(hasUnused)
  const start = rows.start < items.length ? rows.start : 0
  const end = Math.min(items.length, Math.max(rows.end, start + ROWS))

  /** An item that is far down is drawn without those before it. */
  const reveal = (place: number) => {
    const from = Math.floor(place / ROWS) * ROWS
    const isNear = place >= start && place < end + ROWS
    if (isNear) setRows({ start, end: place < end ? rows.end : end + ROWS })
    else setRows({ start: from, end: from + ROWS })
  }
  const goToCheck = (step: 1 | -1) => {
    const here = placeOf(document.activeElement) ?? (step === 1 ? -1 : listed.length)
    const next =
      step === 1
        ? (toCheck.find((at) => at > here) ?? toCheck[0])
        : (toCheck.findLast((at) => at < here) ?? toCheck.at(-1))
    if (next === undefined) {
      announce('Nothing to check')
      return
    }
    reveal(items.findIndex((item) => item.kind === 'question' && item.at === next))
    goTo(`[data-at="${next}"] [data-check]`)
  }
  const goToUnused = (all: readonly PastedItem[], beyond: number) => {
    const place = all.findIndex(({ kind }, at) => at > beyond && kind === 'unused')
    const item = all[place]
    if (item?.kind !== 'unused') return
    reveal(place)
    goTo(selectorOf(item))
  }
  useCheckKeys(goToCheck)

  return {
    ...{ section, toCheck, onlyToCheck, hasUnused, goTo },
    shown: items.slice(start, end),
    more: {
      before: Math.min(ROWS, start),
      after: Math.min(ROWS, items.length - end),
      showBefore() {
        const from = Math.max(0, start - ROWS)
        setRows({ start: from, end })
        goTo(selectorOf(items[from]))
      },
      showAfter: () => setRows({ start, end: end + ROWS }),
    },
    filter(next: boolean) {
      setOnlyToCheck(next)
      setRows(AT_FIRST)
    },
    goToNext: () => goToCheck(1),
    toggleUnused() {
      setHasUnused(!hasUnused)
      if (!hasUnused) goToUnused(itemsWith(true), -1)
    },
    /** Null for the last one; `place`: among those shown. */
    goToUnusedBelow(place: number): (() => void) | null {
      const isLast = !items.slice(start + place + 1).some(({ kind }) => kind === 'unused')
      return isLast ? null : () => goToUnused(items, start + place)
    },
  }
}

/** A selector, or the next row to check once that after which it is has left the list. */
type Target = string | { after: number }

function elementOf(target: Target, section: HTMLElement): HTMLElement | null {
  if (typeof target === 'string') return section.querySelector<HTMLElement>(target)
  if (section.querySelector(`[data-at="${target.after}"]`)) return null
  const boxes = [...section.querySelectorAll<HTMLElement>('[data-check]')]
  return boxes.find((box) => (placeOf(box) ?? 0) > target.after) ?? boxes[0] ?? section
}

function selectorOf(item: PastedItem | undefined): string {
  if (item === undefined) return 'button'
  return item.kind === 'unused' ? `[data-unused="${item.after}"]` : `[data-at="${item.at}"] button`
}

/** Of the question that an element is in. */
function placeOf(element: Element | null): number | null {
  const at = element?.closest('[data-at]')?.getAttribute('data-at') ?? null
  return at === null ? null : Number(at)
}

function focusInView(element: HTMLElement): void {
  element.focus()
  element.closest('li')?.scrollIntoView({ block: 'nearest' })
}

/** The keys that go to the next and the previous question in the builder go to those to check. */
function useCheckKeys(goToCheck: (step: 1 | -1) => void): void {
  const goBy = useEffectEvent(goToCheck)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented || isComposing(event) ? null : shortcutOf(event)
      if (shortcut !== 'next' && shortcut !== 'previous') return
      event.preventDefault()
      goBy(shortcut === 'next' ? 1 : -1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
