import { useCallback, useSyncExternalStore } from 'react'
import type { Place } from '#src/assessment/engine/place.ts'
import {
  isRequired,
  isSectionShown,
  isShown,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import styles from './ConditionEditor.module.css'

/** The result of the condition for the answers in the preview. */
export function PreviewTruth({ place, lead }: { place: Place; lead: 'showIf' | 'requiredIf' }) {
  const { preview } = useBuilder()
  const session = useSyncExternalStore(preview.subscribe, preview.session)
  const subscribe = useCallback(
    (listener: () => void) =>
      'questionId' in place
        ? session.subscribeQuestions([place.questionId], listener)
        : session.subscribeStructure(listener),
    [session, place],
  )
  const words = useSyncExternalStore(subscribe, () => truthWords(session, place, lead))
  return <p className={styles.truth}>{`In the preview now: ${words}`}</p>
}

function truthWords(session: FillSession, place: Place, lead: 'showIf' | 'requiredIf'): string {
  const { evaluation } = session
  if ('sectionId' in place) return isSectionShown(evaluation, place.sectionId) ? 'shown' : 'hidden'
  if (!isShown(evaluation, place.questionId)) return 'hidden'
  if (lead === 'showIf') return 'shown'
  return isRequired(evaluation, place.questionId) ? 'required' : 'optional'
}
