import type { ReactNode } from 'react'

import styles from './Field.module.css'

/** An error message with an icon. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className={styles.error}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.errorIcon}>
        <path
          fill="currentColor"
          d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 9.4a.95.95 0 1 0 0 1.9.95.95 0 0 0 0-1.9Zm.75-6.65h-1.5v5.5h1.5Z"
        />
      </svg>
      <span>{children}</span>
    </div>
  )
}
