import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

import { CompanyHead } from '#src/assessment/renderer/company/Company.tsx'

import styles from './take.module.css'

/**
 * The layout of every screen except the questions: one column, one heading. A screen that replaces
 * another focuses its heading, so that screen readers start there.
 */
export function Screen({
  title,
  heading,
  corner,
  takeFocus = true,
  children,
}: {
  title: string
  heading: ReactNode
  /** Above the heading, at the end of the line. */
  corner?: ReactNode
  takeFocus?: boolean
  children: ReactNode
}) {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (!takeFocus) return
    // The page before it may have been scrolled, and what is above the heading is part of this one.
    window.scrollTo(0, 0)
    headingRef.current?.focus({ preventScroll: true })
  }, [takeFocus])

  return (
    <main className={styles.screen}>
      <div className={styles.top}>
        <CompanyHead />
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </main>
  )
}
