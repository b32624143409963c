import { useEffect, useState } from 'react'

import { useOpeningLate } from '#src/db/opening.ts'

import { OpeningLate } from './laterScreens.ts'
import styles from './take.module.css'

const SKELETON_AFTER_MS = 500

/** Nothing for half a second: most devices are done by then, and a flash would only unsettle. */
export function Loading() {
  const [isLate, setIsLate] = useState(false)
  const isStuck = useOpeningLate()

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SKELETON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  if (isStuck) return <OpeningLate />
  return (
    <main className={styles.screen} aria-busy="true">
      {isLate && <p>Opening the assessment…</p>}
    </main>
  )
}
