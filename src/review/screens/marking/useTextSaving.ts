import { useEffect, useState } from 'react'

import { createSaveLoop } from '#src/base/saveLoop.ts'
import { onLeaving } from '#src/storage/core/leaving.ts'
import { copyText } from '#src/staff/copyText.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/** How long a pause in typing is before the text is saved. */
const PAUSE_MS = 1000

/**
 * Saves a text as it is typed: after a pause, when its field or the page is left, and when the field
 * is removed. `save` resolves to why it was not saved, or null, and is the one of the first call:
 * answers that are marked together differ for a moment while their comments are saved.
 */
export function useTextSaving(save: (text: string) => Promise<string | null>) {
  const [problem, setProblem] = useState<string | null>(null)
  const [saving] = useState(() => createTextSaving(save, setProblem))
  useEffect(() => {
    const end = onLeaving(() => void saving.flush())
    return () => {
      end()
      void saving.end()
    }
  }, [saving])
  return { problem, change: saving.change, flush: saving.flush }
}

function createTextSaving(
  save: (text: string) => Promise<string | null>,
  onProblem: (problem: string | null) => void,
) {
  let text = ''
  let lastProblem: string | null = null
  const loop = createSaveLoop(async () => {
    const mark = loop.begin()
    const problem = await save(text)
    lastProblem = problem
    onProblem(problem)
    if (problem !== null) throw new Error(problem)
    loop.written(mark)
  })
  return {
    change(next: string) {
      text = next
      loop.touch(performance.now() + PAUSE_MS)
    },
    /** Resolves to whether all is saved. */
    async flush() {
      await loop.flush()
      return loop.isClean()
    },
    /** Saves what is left, and does not try again. */
    async end() {
      await loop.flush()
      if (!loop.isClean() && lastProblem !== null) reportUnsaved(text, lastProblem)
      loop.drop()
    },
  }
}

/** The field, which would show the problem and keep the text, has been removed. */
function reportUnsaved(text: string, problem: string): void {
  toast({
    text: `Your comment was not saved. ${problem}`,
    tone: 'failed',
    action: {
      label: 'Copy the comment',
      onAct: () => void copyText(text, 'Comment', 'comment.txt'),
    },
  })
}
