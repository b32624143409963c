import { useEffect } from 'react'
import { holdWork } from '#src/base/openWork.ts'
import { onAssessmentWritten } from '#src/builder/storage/assessmentChanges.ts'
import { onLeaving, onFieldLeft } from '#src/storage/core/leaving.ts'
import { holdDraft } from '#src/storage/core/draftLocks.ts'
import { watchPresses } from '#src/ui/press.ts'
import { dismissAtEdit, dismissOfDraft, toast } from '#src/ui/overlays/toasts.ts'
import { isOnlyCopy } from './header/onlyCopy.ts'
import { useBuilder } from './state/BuilderContext.ts'
import type { Refreshed } from './state/recordStore.ts'

/** Saves when the page is left or hidden, and checks for other tabs' changes on returning. */
export function useBuilderLifecycle(): void {
  const builder = useBuilder()
  const { assessmentId, draft, saving, record } = builder
  useEffect(() => {
    const { subscribe, flush } = saving
    return holdWork({ subscribe, flush, isOnlyCopy: () => isOnlyCopy(builder) })
  }, [builder, saving])
  useEffect(() => holdDraft(assessmentId), [assessmentId])
  useEffect(watchPresses, [])
  useEffect(() => {
    const stop = draft.onStep(dismissAtEdit)
    return () => {
      stop()
      dismissOfDraft()
    }
  }, [draft])
  useEffect(() => {
    const leave = () => {
      saving.leave()
      void saving.flush()
    }
    const stopLeaving = onLeaving(leave)
    const stopTurning = onFieldLeft(() => {
      if (saving.getState().kind === 'saving') void saving.flush()
    })
    return () => {
      stopLeaving()
      stopTurning()
    }
  }, [saving])
  useEffect(() => {
    const lookAround = async (look: () => Promise<Refreshed>) => {
      if ((await look()) === 'draft-updated')
        toast({ text: 'Updated with changes from another tab' })
    }
    const turn = () => {
      if (document.visibilityState === 'visible') void lookAround(record.refresh)
    }
    const comeBack = () => void lookAround(() => record.look(true))
    // If nobody is working in this window, another window's saves are shown as they arrive.
    const stop = onAssessmentWritten(assessmentId, () => void record.look(!document.hasFocus()))
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('focus', comeBack)
    return () => {
      stop()
      window.removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [assessmentId, record])
}
