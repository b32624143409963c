import { useEffect, useRef } from 'react'

import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/Button.tsx'

import { announcedMark } from './idlePhase.ts'
import styles from './take.module.css'

/**
 * Asks whether somebody is still there. A native modal dialog: the page behind it is out of reach,
 * Esc closes it, and so does a tap anywhere.
 */
export function IdleWarning({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const mark = announcedMark(secondsLeft)

  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])

  // Heard by the dialog as a whole, its backdrop included: there is nothing else to press or to type.
  useEffect(() => {
    const opened = dialog.current
    opened?.addEventListener('click', onStay)
    opened?.addEventListener('keydown', keyPressed)
    return () => {
      opened?.removeEventListener('click', onStay)
      opened?.removeEventListener('keydown', keyPressed)
    }
    // Whatever key it is, somebody is there; but it was not meant for the field behind the dialog.
    function keyPressed(event: KeyboardEvent) {
      if (['Tab', 'Shift', 'Enter', ' '].includes(event.key)) return
      event.preventDefault()
      onStay()
    }
  }, [onStay])

  useEffect(() => {
    if (mark !== null) announce(`The page locks in ${mark} seconds.`)
  }, [mark])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
    >
      <h2 id="idle-title">Are you still there?</h2>
      <p id="idle-text">
        Nobody has touched this page for a while. Your answers are saved. This page locks soon to
        keep them private. You can then sign in again to carry on.
      </p>
      <p className={styles.countdown} aria-hidden="true">
        Locks in {clockText(secondsLeft)}
      </p>
      <Button variant="primary" onClick={onStay}>
        Stay on this page
      </Button>
    </dialog>
  )
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
