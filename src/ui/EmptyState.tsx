import type { ReactNode } from 'react'

import styles from './states.module.css'

type EmptyStateProps = {
  /** What belongs here, or what nothing matched. */
  title: string
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
  icon?: ReactNode
}

/** Nothing here yet, or nothing that matches. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
