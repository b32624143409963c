import { useEffect, useState } from 'react'
import type { PastedChoices, PastedReading } from '#src/builder/files/readers/readPasted.ts'
import { readingTasks } from '#src/builder/workers/readingTasks.ts'
import { useTaskRunner } from '#src/storage/workers/useTaskRunner.ts'

type Read = { text: string; chosen: PastedChoices; reading: PastedReading }

/**
 * The questions in the text. Long texts are read in a worker, and the previous result is kept
 * meanwhile.
 */
export function useReading(
  text: string,
  chosen: PastedChoices,
): { reading: PastedReading | null; isCurrent: boolean } {
  const ask = useTaskRunner(readingTasks, 'pasted')
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    ask({ text, chosen }, (reading) => setRead({ text, chosen, reading }))
  }, [ask, text, chosen])
  const isCurrent = read?.text === text && read.chosen === chosen
  return { reading: read?.reading ?? null, isCurrent }
}
