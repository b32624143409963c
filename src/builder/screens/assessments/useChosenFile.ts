import { useEffect, useRef, useState } from 'react'

import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import type { ReadAssessment } from '#src/builder/files/json/writeAssessmentFile.ts'
import { bytesOf } from '#src/builder/files/readers/fileBytes.ts'
import type { Door } from '#src/builder/files/readers/reader.ts'
import { FILE_LIMITS } from '#src/storage/json/limits.ts'
import { unreadableWords } from '#src/storage/json/unreadableFile.ts'
import { type ReadingTasks, readingTasks } from '#src/builder/workers/readingTasks.ts'
import { type TaskRunner, createTaskRunner } from '#src/storage/workers/taskRunner.ts'

/** A chosen file and its contents. */
export type ChosenFile = { fileName: string } & (
  | { state: 'reading' }
  | { state: 'read'; content: ReadAssessment }
  /** `opensIn`: where it can be opened instead. */
  | { state: 'refused'; file: File; words: string; opensIn: Door | null }
)

/** Reads the chosen file, in a worker if it is large. Null if nothing has been chosen. */
export function useChosenFile(): {
  chosen: ChosenFile | null
  choose: (file: File, onRead: (content: ReadAssessment) => void) => void
} {
  const runner = useRef<TaskRunner<ReadingTasks['file']> | null>(null)
  const [chosen, setChosen] = useState<ChosenFile | null>(null)

  useEffect(() => {
    const opened = createTaskRunner(readingTasks, 'file')
    runner.current = opened
    return () => opened.cancel()
  }, [])

  async function read(file: File, onRead: (content: ReadAssessment) => void): Promise<void> {
    const fileName = fileNameText(file.name)
    setChosen({ fileName, state: 'reading' })
    let input: ReadingTasks['file']['input']
    try {
      input = await bytesOf(file, () => FILE_LIMITS.bytes)
    } catch {
      const words = `${fileName} can’t be read. It may have been moved: open it again.`
      setChosen({ fileName, state: 'refused', file, words, opensIn: null })
      return
    }
    runner.current?.run(input, (found) => {
      if (found.ok) {
        setChosen({ fileName, state: 'read', content: found.value })
        onRead(found.value)
      } else {
        const words = `${fileName} can’t be opened: ${unreadableWords(found.error)}.`
        setChosen({ fileName, state: 'refused', file, words, opensIn: found.error.opensIn })
      }
    })
  }

  return { chosen, choose: (file, onRead) => void read(file, onRead) }
}
