import { type ReactNode, useEffect } from 'react'

import styles from './PageHeader.module.css'

type PageHeaderProps = {
  /** The h1 and the window title. */
  title: string
  /** The window title, if it differs from the heading. */
  windowTitle?: string | undefined
  /** Breadcrumbs before the heading. */
  trail?: ReactNode
  /** Badges beside the heading. */
  beside?: ReactNode
  /** A line below the heading. */
  children?: ReactNode
  /** The main action, on the right. */
  actions?: ReactNode
}

/** The header of a staff screen. */
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
    // As large on every page, also above answers at reading size.
    <header className={styles.header} data-density="staff">
      <div className={styles.where}>
        {trail === undefined ? null : (
          <nav aria-label="Breadcrumb" className={styles.trail}>
            {trail}
          </nav>
        )}
        <div className={styles.heading}>
          {/* The shell moves the focus here after navigation. */}
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

/** Titles the window. Each address has its own title. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · TalentFlow`
  }, [title])
}
