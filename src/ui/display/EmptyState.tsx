import type { ReactNode } from 'react'

import styles from './states.module.css'

type EmptyStateProps = {
  /** Says what belongs here, or that nothing matches. */
  title: string
  children?: ReactNode
  /** The first thing to do. */
  action?: ReactNode
  icon?: ReactNode
}

/** There is nothing yet, or nothing matches. */
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
