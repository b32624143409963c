import { useEffect, useRef, useState } from 'react'

import type { ReadAssessment } from '#src/exchange/assessmentFile.ts'
import { unreadableWords } from '#src/exchange/file/unreadable.ts'
import { type Apart, createApart } from '#src/features/builder/worker/apart.ts'

/** A file that was chosen, and what was found in it. */
export type ChosenFile = { fileName: string } & (
  | { state: 'reading' }
  | { state: 'read'; content: ReadAssessment }
  | { state: 'refused'; words: string }
)

/** Reads what is chosen, a large file in a worker. Null: nothing is chosen yet. */
export function useChosenFile(): {
  chosen: ChosenFile | null
  choose: (file: File, onRead: (content: ReadAssessment) => void) => void
} {
  const apart = useRef<Apart<'file'> | null>(null)
  const [chosen, setChosen] = useState<ChosenFile | null>(null)

  useEffect(() => {
    const opened = createApart('file')
    apart.current = opened
    return () => opened.close()
  }, [])

  async function read(file: File, onRead: (content: ReadAssessment) => void): Promise<void> {
    const fileName = file.name
    setChosen({ fileName, state: 'reading' })
    let bytes: ArrayBuffer
    try {
      bytes = await file.arrayBuffer()
    } catch {
      const words = `${fileName} can’t be read. It may have been moved: open it again.`
      setChosen({ fileName, state: 'refused', words })
      return
    }
    apart.current?.ask({ bytes }, (found) => {
      if (found.ok) {
        setChosen({ fileName, state: 'read', content: found.value })
        onRead(found.value)
      } else {
        const words = `${fileName} can’t be opened: ${unreadableWords(found.error)}.`
        setChosen({ fileName, state: 'refused', words })
      }
    })
  }

  return { chosen, choose: (file, onRead) => void read(file, onRead) }
}
