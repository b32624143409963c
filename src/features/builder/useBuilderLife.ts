import { useEffect } from 'react'
import { onAssessmentWritten } from '#src/db/assessmentChanges.ts'
import { onLeaving, onTurningAway } from '#src/db/leaving.ts'
import { holdDraft } from '#src/db/locks.ts'
import { dismissAtEdit, dismissOfDraft, toast } from '#src/ui/toasts.ts'
import { useBuilder } from './BuilderContext.ts'
import type { Refreshed } from './draft/recordStore.ts'

/** Saves when the page is left or hidden, and looks for another tab's changes on coming back. */
export function useBuilderLife(): void {
  const { assessmentId, draft, saving, record } = useBuilder()
  useEffect(() => holdDraft(assessmentId), [assessmentId])
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
    const stopTurning = onTurningAway(() => {
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
        toast({ text: 'Updated to what was saved in another tab' })
    }
    const turn = () => {
      if (document.visibilityState === 'visible') void lookAround(record.refresh)
    }
    const comeBack = () => void lookAround(() => record.look(true))
    // Where nobody is at work in this window, what another one saves is shown as it comes.
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
