import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

import styles from './take.module.css'

/**
 * The frame of every screen but the questions: one column, one heading. A screen that follows upon
 * another takes the focus to its heading, so that a screen reader begins there.
 */
export function Screen({
  title,
  heading,
  takeFocus = true,
  children,
}: {
  title: string
  heading: ReactNode
  takeFocus?: boolean
  children: ReactNode
}) {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (takeFocus) headingRef.current?.focus()
  }, [takeFocus])

  return (
    <main className={styles.screen}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h1>
      {children}
    </main>
  )
}
