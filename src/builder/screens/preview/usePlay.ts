import { useCallback } from 'react'
import type { AttemptInput } from '#src/builder/model/testCandidates/attemptInput.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { announce } from '#src/ui/announce.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/** Fills the preview with other answers; the previous ones can be restored. */
export function usePlay(): (filling: AttemptInput, done: string) => void {
  const { preview } = useBuilder()
  return useCallback(
    (filling, done) => {
      const before = preview.filling()
      preview.play(filling)
      if (Object.keys(before.answers).length === 0) return announce(done)
      return toast({
        text: done,
        action: { label: 'Undo', onAct: () => preview.play(before) },
      })
    },
    [preview],
  )
}
