import { useEffect, useRef } from 'react'

import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import { clockWords } from '#src/assessment/words/candidateWords.ts'
import { announcedMark } from '#src/taking/screens/attempt/idlePhase.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import styles from './take.module.css'
import { useModal } from './useModal.ts'

/**
 * Asks whether somebody is still there. A native modal dialog: the page behind it is inert, and Esc
 * or a tap anywhere closes it.
 */
export function IdleWarning({
  secondsLeft,
  isTimed,
  onStay,
}: {
  secondsLeft: number
  /** Locking would not stop the time that is left. */
  isTimed: boolean
  onStay: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const mark = announcedMark(secondsLeft)
  const words = useWords()
  const { idle } = words.ending
  useModal(dialog)

  // On the whole dialog, including its backdrop, because there is nothing else to press or type.
  useEffect(() => {
    const opened = dialog.current
    opened?.addEventListener('click', onStay)
    opened?.addEventListener('keydown', keyPressed)
    return () => {
      opened?.removeEventListener('click', onStay)
      opened?.removeEventListener('keydown', keyPressed)
    }
    // Any key confirms presence, but must not reach the field behind the dialog.
    function keyPressed(event: KeyboardEvent) {
      if (['Tab', 'Shift', 'Enter', ' '].includes(event.key)) return
      event.preventDefault()
      onStay()
    }
  }, [onStay])

  useEffect(() => {
    if (mark !== null) announce(idle.soon(mark))
  }, [mark, idle])

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
      <h2 id="idle-title">{idle.title}</h2>
      <div id="idle-text">
        <p>{idle.text}</p>
        {isTimed && <p>{clockWords(words).keepsRunning}</p>}
      </div>
      <p className={styles.countdown} aria-hidden="true">
        {idle.countdown(words.write.clock(secondsLeft * 1000))}
      </p>
      <Button variant="primary" onClick={onStay}>
        {idle.stay}
      </Button>
    </dialog>
  )
}
