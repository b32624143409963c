import { type ReactNode, useEffect } from 'react'

import styles from './PageHeader.module.css'

type PageHeaderProps = {
  /** The h1, and the title of the window. */
  title: string
  /** The title of the window where it must say more, or less, than the heading. */
  windowTitle?: string | undefined
  /** Where this page hangs: links, before the heading. */
  trail?: ReactNode
  /** States, beside the heading. */
  beside?: ReactNode
  /** A line under the heading. */
  children?: ReactNode
  /** The main act, at the right. */
  actions?: ReactNode
}

/** The head of a staff screen. */
export function PageHeader({
  title,
  windowTitle,
  trail,
  beside,
  children,
  actions,
}: PageHeaderProps) {
  useWindowTitle(windowTitle ?? title)
  return (
    <header className={styles.header}>
      <div className={styles.where}>
        {trail === undefined ? null : (
          <nav aria-label="Where you are" className={styles.trail}>
            {trail}
          </nav>
        )}
        <div className={styles.heading}>
          {/* The shell puts the focus here after a change of address. */}
          <h1 tabIndex={-1} className={styles.title} dir="auto">
            {title}
          </h1>
          {beside}
        </div>
        {children === undefined ? null : <div className={styles.below}>{children}</div>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

/** Each address has a title of its own. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · TalentFlow`
  }, [title])
}
