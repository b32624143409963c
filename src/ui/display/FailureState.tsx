import type { ReactNode } from 'react'

import styles from './states.module.css'

type FailureStateProps = {
  /** The failure in a few words. */
  title: string
  /** Says what is safe, and what to do next. */
  children?: ReactNode
  action?: ReactNode
}

/** Something could not be read or written. */
export function FailureState({ title, children, action }: FailureStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.failureIcon} aria-hidden="true">
        <svg viewBox="0 0 16 16">
          <path
            d="M8 1.5 15 14H1Zm0 4v4m0 1.6v1.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
