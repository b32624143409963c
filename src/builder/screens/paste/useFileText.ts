import { useRef, useState } from 'react'

import { MAX_BYTES } from '#src/builder/files/pasted/decodeText.ts'
import type { TooMuch } from '#src/builder/files/pasted/limits.ts'
import { bytesOf, isPacked } from '#src/builder/files/readers/fileBytes.ts'
import type { OpenedSheets } from '#src/builder/files/readers/openSheets.ts'
import { WORKBOOK_LIMITS } from '#src/builder/files/workbook/readWorkbook.ts'
import { readingTasks, type Share } from '#src/builder/workers/readingTasks.ts'
import { useTaskRunner } from '#src/storage/workers/useTaskRunner.ts'

interface FileTextOptions {
  onText: (text: string, file: File) => void
  /** For a workbook. */
  onSheets: (opened: OpenedSheets, file: File) => void
  onTooMuch: (met: TooMuch) => void
  /** Without `why`, the file could not be opened at all. */
  onFailure: (why?: string) => void
}

/** Reads the text of a chosen or dropped file, unless it is too large for any text. */
export function useFileText({ onText, onSheets, onTooMuch, onFailure }: FileTextOptions) {
  const sheets = useTaskRunner(readingTasks, 'sheets')
  const text = useTaskRunner(readingTasks, 'text')
  /** The file that is being opened, and how far; an older one is no longer wanted. */
  const [opening, setOpening] = useState<{ file: File; progress: Share | null } | null>(null)
  const wanted = useRef<File | null>(null)

  const end = () => {
    wanted.current = null
    setOpening(null)
  }
  const open = ({ bytes, limit, isWhole }: Awaited<ReturnType<typeof bytesOf>>, file: File): void =>
    sheets.run(
      { bytes, isWhole },
      (opened) => {
        if (opened === null && isWhole) {
          text.run({ bytes }, (decoded) => {
            end()
            onText(decoded, file)
          })
          return
        }
        end()
        if (opened === null) onTooMuch({ what: 'bytes', limit, met: file.size })
        else if (opened.ok) onSheets(opened.value, file)
        else onFailure(opened.error)
      },
      (progress) => setOpening({ file, progress }),
    )
  const take = async (file: File): Promise<void> => {
    wanted.current = file
    setOpening({ file, progress: null })
    const limitOf = (start: ArrayBuffer) => (isPacked(start) ? WORKBOOK_LIMITS.bytes : MAX_BYTES)
    const read = await bytesOf(file, limitOf).catch(() => null)
    if (wanted.current !== file) return
    if (read !== null) open(read, file)
    else {
      end()
      onFailure()
    }
  }
  const cancel = () => {
    sheets.cancel()
    text.cancel()
    end()
  }
  return { take: (file: File) => void take(file), opening, cancel }
}
