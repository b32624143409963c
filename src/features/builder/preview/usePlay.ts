import { useCallback } from 'react'
import type { Filling } from '#src/engine/candidates/filling.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { announce } from '#src/ui/announce.ts'
import { toast } from '#src/ui/toasts.ts'

/** Fills the preview with other answers; what was typed into it before can be brought back. */
export function usePlay(): (filling: Filling, done: string) => void {
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
