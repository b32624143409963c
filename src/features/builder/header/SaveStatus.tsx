import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { exactTime } from '#src/ui/RelativeTime.tsx'
import { timeText } from '#src/wording/candidate/formats.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import styles from './BuilderHeader.module.css'

/** How far saving has come, in words and time. Quiet, until something went wrong. */
export function SaveStatus() {
  const { saving } = useBuilder()
  const state = useSyncExternalStore(saving.subscribe, saving.getState)
  const failure = state.kind === 'failed' ? failureWords(state.error.kind) : null

  const problem = failure?.title
  useEffect(() => {
    if (problem) announce(`Not saved: ${problem}`, 'assertive')
  }, [problem])

  if (state.kind === 'saved') {
    return (
      <span className={styles.save} title={`On this device, ${exactTime(state.at)}`}>
        <Check size={14} aria-hidden />
        Saved at {timeText(state.at)}
      </span>
    )
  }
  if (state.kind === 'saving') {
    return (
      <span className={styles.save}>
        <LoaderCircle size={14} aria-hidden />
        Saving…
      </span>
    )
  }
  return (
    <span className={styles.save} data-tone="problem">
      <CircleAlert size={14} aria-hidden />
      {failure ? (
        <>
          <span>
            Not saved: {failure.title}. {failure.text}
          </span>
          <Button size="small" onClick={() => void saving.flush()}>
            Try again
          </Button>
        </>
      ) : (
        'Not saved: changed in another tab'
      )}
    </span>
  )
}
