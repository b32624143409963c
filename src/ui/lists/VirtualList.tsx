import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEventHandler,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { classes } from '#src/ui/classes.ts'

import styles from './VirtualList.module.css'

type VirtualListProps = {
  label: string
  count: number
  /** Pixels at the default text size, with which it scales; all rows have the same height. */
  rowHeight: number
  keyOf: (index: number) => string
  children: (index: number) => ReactNode
  /** The key under which the scroll position is kept for coming back. */
  remember?: string | undefined
  /** A new value scrolls to the top: another search or order. */
  resetOn?: string | undefined
  /** Handles keys pressed in it. */
  onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined
  className?: string | undefined
}

/**
 * A windowed list: only visible rows are rendered, but assistive technology is told of all of them.
 */
export function VirtualList({
  label,
  count,
  rowHeight: usualHeight,
  keyOf,
  children,
  remember,
  resetOn,
  onKeyDown,
  className,
}: VirtualListProps) {
  const frame = useRef<HTMLElement>(null)
  const rowHeight = usualHeight * textScale()
  const overscan = useOverscan(resetOn)
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer stays in this component
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan,
    // The rows beyond the window are there already, so drawing more is a task of its own.
    useFlushSync: false,
    initialOffset: () => (remember === undefined ? 0 : recallScroll(remember)),
    // Assume a size, so that rows are in the first paint: before layout the frame has none.
    initialRect: { width: 1024, height: 800 },
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) onRect(rect)
      }),
  })

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const shown = useRef(resetOn)
  useLayoutEffect(() => {
    if (shown.current === resetOn) return
    shown.current = resetOn
    frame.current?.scrollTo({ top: 0 })
  }, [resetOn])

  const hasRows = count > 0
  useLayoutEffect(() => {
    // The rows arrive after the frame; only then can the scroll position be restored.
    if (hasRows && remember !== undefined && frame.current !== null) {
      frame.current.scrollTop = recallScroll(remember)
    }
  }, [hasRows, remember])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its focusable parts receive the keys
    <section
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be focused
      tabIndex={0}
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classes(styles.frame, className)}
      onScroll={(event) => {
        if (remember !== undefined) rememberScroll(remember, event.currentTarget.scrollTop)
      }}
    >
      <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => (
          <li
            key={item.key}
            className={styles.row}
            style={{ height: rowHeight, transform: `translateY(${item.start}px)` }}
            aria-setsize={count}
            aria-posinset={item.index + 1}
          >
            {children(item.index)}
          </li>
        ))}
      </ul>
    </section>
  )
}

const OVERSCAN = { first: 2, later: 12 }

/**
 * How many rows outside the window are rendered, for scrolling: few at first, and again after a change of
 * `resetOn`, so that what is visible doesn't wait for the others.
 */
function useOverscan(resetOn: string | undefined): number {
  const [wideFor, setWideFor] = useState<{ resetOn: string | undefined } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWideFor({ resetOn })))
    return () => clearTimeout(timer)
  }, [resetOn])
  return wideFor?.resetOn === resetOn && wideFor !== null ? OVERSCAN.later : OVERSCAN.first
}

/** The browser's text size relative to the default. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}

/** Scroll positions by list, for the lifetime of the page. */
const places = new Map<string, number>()

function rememberScroll(name: string, top: number): void {
  places.set(name, top)
}

function recallScroll(name: string): number {
  return places.get(name) ?? 0
}
