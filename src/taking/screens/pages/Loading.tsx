import { Suspense, useEffect, useState } from 'react'

import { useOpeningLate } from '#src/storage/core/opening.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import { OpeningLate } from './lazyScreens.ts'
import styles from './take.module.css'

const SKELETON_AFTER_MS = 500

/**
 * Blank for half a second, because most devices are done by then and a flash would be distracting.
 */
export function Loading() {
  const [isLate, setIsLate] = useState(false)
  const isStuck = useOpeningLate()
  const { starting } = useWords()

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SKELETON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const opening = (
    <main className={styles.screen} aria-busy="true">
      {isLate && <p>{starting.opening}</p>}
    </main>
  )
  if (!isStuck) return opening
  return (
    <Suspense fallback={opening}>
      <OpeningLate />
    </Suspense>
  )
}
