import { useCallback, useSyncExternalStore } from 'react'
import { quotedIn } from '#src/engine/quotes.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import styles from './CalculatedEditor.module.css'

/** What a calculated value comes to with the answers that the preview holds now. */
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
    <p className={styles.now}>
      In the preview now: {text === null ? 'blank' : <output dir="auto">{text}</output>}
    </p>
  )
}
