import { useEffect } from 'react'
import { holdDraft } from '#src/db/locks.ts'
import { toast } from '#src/ui/toasts.ts'
import { useBuilder } from './BuilderContext.ts'

/** Saves when the page is left or hidden, and looks for another tab's changes on coming back. */
export function useBuilderLife(): void {
  const { assessmentId, saving, record } = useBuilder()
  useEffect(() => holdDraft(assessmentId), [assessmentId])
  useEffect(() => {
    const leave = () => {
      saving.leave()
      void saving.flush()
    }
    const lookAround = async () => {
      const found = await record.refresh()
      if (found === 'draft-updated') toast({ text: 'Updated to what was saved in another tab' })
    }
    const turn = () => {
      if (document.visibilityState === 'hidden') return leave()
      return void lookAround()
    }
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('pagehide', leave, true)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('pagehide', leave, true)
    }
  }, [saving, record])
}
