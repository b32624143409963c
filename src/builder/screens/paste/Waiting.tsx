import { useEffect, useId, useState } from 'react'

import type { Share } from '#src/builder/workers/readingTasks.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { useAnnouncedProgress } from '#src/ui/useAnnouncedProgress.ts'

import styles from './Paste.module.css'

/** Something that takes time. */
export type Wait = {
  /** “Reading quiz.txt…” */
  words: string
  /** Null if it isn’t known. */
  progress: Share | null
  cancelLabel: string
  cancel: () => void
}

interface WaitingProps {
  waiting: Wait | null
  /** Once it was cancelled. */
  onCancel: () => void
}

/** What takes longer than a moment, with a button that ends it. */
export function Waiting({ waiting, onCancel }: WaitingProps) {
  const isLong = useLasting(waiting !== null)
  return waiting && isLong ? <LongWait {...waiting} onCancel={onCancel} /> : null
}

function LongWait({
  words,
  progress,
  cancelLabel,
  cancel,
  onCancel,
}: Wait & Pick<WaitingProps, 'onCancel'>) {
  const id = useId()
  useAnnouncedProgress(progress === null ? 0 : progress.done / progress.total, words, words)
  return (
    <section className={styles.waiting} aria-label="Progress">
      <p id={id} className={styles.count}>
        {words}
      </p>
      <Button
        size="small"
        onClick={() => {
          announce('Cancelled')
          cancel()
          onCancel()
        }}
      >
        {cancelLabel}
      </Button>
      {progress === null ? null : (
        <ProgressBar labelledBy={id} done={progress.done} total={progress.total} isWide />
      )}
    </section>
  )
}

/** What is over sooner isn't worth showing. */
const MOMENT_MS = 300

/** True once it has been true for a moment. */
function useLasting(isNow: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isNow) return undefined
    const timer = setTimeout(() => setLong(true), MOMENT_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isNow])
  return isLong
}
