import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react'

import { classes } from './classes.ts'
import { recallScroll, rememberScroll } from './scrollMemory.ts'
import styles from './VirtualList.module.css'

type VirtualListProps = {
  label: string
  count: number
  /** Pixels at the usual size of text, with which it grows; every row has the same height. */
  rowHeight: number
  keyOf: (index: number) => string
  children: (index: number) => ReactNode
  /** The place is kept under this name, for coming back. */
  remember?: string | undefined
  /** A changed value goes back to the top: another search, another order. */
  resetOn?: string | undefined
  /** Keys pressed in it, and what they do. */
  onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined
  className?: string | undefined
  rowClassName?: string | undefined
}

/** Of many rows only those in view are there; assistive technology is told of them all. */
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
  rowClassName,
}: VirtualListProps) {
  const frame = useRef<HTMLElement>(null)
  const rowHeight = usualHeight * textScale()
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer stays in this component
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 12,
    initialOffset: () => (remember === undefined ? 0 : recallScroll(remember)),
    // So that the rows are there in the first paint; a frame that is not laid out has no size.
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
    // The rows arrive after the frame: only then is there a place to come back to.
    if (hasRows && remember !== undefined && frame.current !== null) {
      frame.current.scrollTop = recallScroll(remember)
    }
  }, [hasRows, remember])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what can be focused hears keys
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
            className={classes(styles.row, rowClassName)}
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

/** How much larger letters are than browsers have them, by the setting for all pages. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}
