import { useEffect, useEffectEvent, useState } from 'react'
import type { PartOfReading } from '#src/builder/files/readers/parts.ts'
import { type ReadingTasks, readingTasks } from '#src/builder/workers/readingTasks.ts'
import { useTaskRunner } from '#src/storage/workers/useTaskRunner.ts'

/** What is read, and how; another reading is another object. */
export type ReadingInput = ReadingTasks['pasted']['input']

/**
 * The questions in the text. Long texts are read in a worker, and the previous result is kept
 * meanwhile.
 */
export function useReading(input: ReadingInput): {
  reading: PartOfReading | null
  isCurrent: boolean
} {
  const { run, cancel } = useTaskRunner(readingTasks, 'pasted')
  const [read, setRead] = useState<{ input: ReadingInput; reading: PartOfReading } | null>(null)
  const isCurrent = read?.input === input
  const isRead = useEffectEvent(() => isCurrent)
  useEffect(() => {
    // Read before, if the reading of another text was cancelled.
    if (isRead()) cancel()
    else run(input, (reading) => setRead({ input, reading }))
  }, [run, cancel, input])
  return { reading: read?.reading ?? null, isCurrent }
}
