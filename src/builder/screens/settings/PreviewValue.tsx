import { useCallback, useSyncExternalStore } from 'react'
import { quotedIn } from '#src/assessment/engine/evaluation/quotes.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import styles from './CalculatedEditor.module.css'

/** The result of a calculated value for the answers in the preview. */
export function PreviewValue({ calculatedId }: { calculatedId: string }) {
  const { preview } = useBuilder()
  const session = useSyncExternalStore(preview.subscribe, preview.session)
  const subscribe = useCallback(
    (listener: () => void) => session.subscribeQuote(calculatedId, listener),
    [session, calculatedId],
  )
  const text = useSyncExternalStore(subscribe, () =>
    quotedIn(session.evaluation, calculatedId) === null ? null : session.quote(calculatedId),
  )
  return (
    <p className={styles.currentValue}>
      In the preview now: {text === null ? <span>blank</span> : <output dir="auto">{text}</output>}
    </p>
  )
}
