import type { ReactNode } from 'react'

import styles from './Chip.module.css'

type ChipProps = {
  children: ReactNode
  /** If given, there is a button to remove the chip, named by `removeLabel`. */
  onRemove?: (() => void) | undefined
  removeLabel?: string | undefined
}

/** An active filter, or a tag. */
export function Chip({ children, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.text}>{children}</span>
      {onRemove === undefined ? null : (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="m3 3 6 6M9 3 3 9" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </span>
  )
}
