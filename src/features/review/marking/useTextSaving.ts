import { useEffect, useState } from 'react'

import { createSaveLoop } from '#src/base/saveLoop.ts'
import { onLeaving } from '#src/db/core/leaving.ts'

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
    const end = onLeaving(saving.flush)
    return () => {
      end()
      saving.end()
    }
  }, [saving])
  return { problem, change: saving.change, flush: saving.flush }
}

function createTextSaving(
  save: (text: string) => Promise<string | null>,
  onProblem: (problem: string | null) => void,
) {
  let text = ''
  const loop = createSaveLoop(async () => {
    const mark = loop.begin()
    const problem = await save(text)
    onProblem(problem)
    if (problem !== null) throw new Error(problem)
    loop.written(mark)
  })
  return {
    change(next: string) {
      text = next
      loop.touch(performance.now() + PAUSE_MS)
    },
    flush: () => void loop.flush(),
    /** Saves what is left, and does not try again. */
    end: () => void loop.flush().then(loop.drop),
  }
}
