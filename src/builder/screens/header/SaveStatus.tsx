import { useStore } from '#src/base/useStore.ts'
import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useAtRisk } from '#src/storage/core/fullDisk.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { announce, withdrawAnnouncement } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { exactTime } from '#src/ui/display/RelativeTime.tsx'
import { timeText } from '#src/assessment/words/values/formats.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import shared from '#src/ui/shared.module.css'
import styles from './BuilderHeader.module.css'
import { saveDraftFile } from './saveDraftFile.ts'

/** The save status, in words and time. Unobtrusive unless something went wrong. */
export function SaveStatus() {
  const { saving, draft, record } = useBuilder()
  const state = useStore(saving)
  const isAtRisk = useAtRisk()
  const failure = state.kind === 'failed' ? failureWords(state.error.kind) : null

  const problem = failure?.title
  useEffect(() => {
    if (!problem) return
    const words = `Not saved: ${problem}`
    announce(words, 'assertive')
    return () => withdrawAnnouncement(words)
  }, [problem])

  if (state.kind === 'saved' && isAtRisk) {
    return (
      <span className={styles.save} data-tone="problem">
        <CircleAlert size={14} aria-hidden />
        <span>Saved for now: this device ran out of space</span>
      </span>
    )
  }
  if (state.kind === 'saved') {
    return (
      <span className={styles.save} title={`On this device, ${exactTime(state.at)}`}>
        <Check size={14} aria-hidden />
        <span>{`Saved at ${timeText(state.at)}`}</span>
      </span>
    )
  }
  if (state.kind === 'saving') {
    return (
      <span className={styles.save}>
        <LoaderCircle size={14} aria-hidden />
        <span>Saving…</span>
      </span>
    )
  }
  return (
    <span className={styles.save} data-tone="problem">
      <CircleAlert size={14} aria-hidden />
      {failure ? (
        <>
          {/* What to do about a full disk is shown above every screen. */}
          <span className={styles.problem}>
            {`Not saved: ${failure.title}. ${isAtRisk ? '' : failure.text}`}
          </span>
          <span className={shared.wrap}>
            <Button size="small" onClick={() => void saving.flush()}>
              Try again
            </Button>
            <Button
              size="small"
              onClick={() => saveDraftFile(draft.definition(), record.getState())}
            >
              Save as a file
            </Button>
          </span>
        </>
      ) : (
        <span>Not saved: changed in another tab</span>
      )}
    </span>
  )
}
