import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

import styles from './SplitPanes.module.css'

type SplitterProps = {
  label: string
  controls: string
  /** Pixels; 0 while collapsed. */
  value: number
  min: number
  max: number
  /** Whether the pane grows when the splitter moves right (1) or left (-1). */
  grows: 1 | -1
  onResize: (size: number) => void
  onToggle: () => void
}

const STEP = 16

export function Splitter({
  label,
  controls,
  value,
  min,
  max,
  grows,
  onResize,
  onToggle,
}: SplitterProps) {
  const drag = useRef<{ x: number; size: number } | null>(null)
  const resizeTo = (size: number) => onResize(Math.round(Math.min(max, Math.max(min, size))))

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP * (event.shiftKey ? 4 : 1) * grows
    if (event.key === 'ArrowLeft') resizeTo(value - step)
    else if (event.key === 'ArrowRight') resizeTo(value + step)
    else if (event.key === 'Home') resizeTo(min)
    else if (event.key === 'End') resizeTo(max)
    else if (event.key === 'Enter') onToggle()
    else return
    event.preventDefault()
  }

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, size: value }
  }

  const onPointerMove = (event: PointerEvent) => {
    if (drag.current === null) return
    resizeTo(drag.current.size + (event.clientX - drag.current.x) * grows)
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule in a text is not operated
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={value === 0 ? 'Collapsed' : `${value} pixels`}
      tabIndex={0}
      className={styles.splitter}
      onKeyDown={onKeyDown}
      onDoubleClick={onToggle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        drag.current = null
      }}
      onPointerCancel={() => {
        drag.current = null
      }}
    />
  )
}
