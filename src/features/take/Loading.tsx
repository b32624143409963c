import { useEffect, useState } from 'react'

import styles from './take.module.css'

const SKELETON_AFTER_MS = 500

/** Nothing for half a second: most devices are done by then, and a flash would only unsettle. */
export function Loading() {
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SKELETON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <main className={styles.screen} aria-busy="true">
      {isLate && <p>Opening the assessment…</p>}
    </main>
  )
}
