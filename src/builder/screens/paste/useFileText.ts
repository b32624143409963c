import { decodeText, MAX_BYTES } from '#src/builder/files/pasted/decodeText.ts'
import { type TextLimits, type TooMuch, tooMuch } from '#src/builder/files/pasted/limits.ts'
import { isPacked } from '#src/builder/files/readers/binaries.ts'
import type { OpenedSheets } from '#src/builder/files/readers/openSheets.ts'
import { WORKBOOK_LIMITS } from '#src/builder/files/workbook/readWorkbook.ts'
import { readingTasks } from '#src/builder/workers/readingTasks.ts'
import { useTaskRunner } from '#src/storage/workers/useTaskRunner.ts'

interface FileTextOptions {
  limits: TextLimits
  onText: (text: string) => void
  /** For a workbook. */
  onSheets: (opened: OpenedSheets) => void
  onTooMuch: (met: TooMuch) => void
  /** Without `why`, the file could not be opened at all. */
  onFailure: (why?: string) => void
}

/** Reads the text of a chosen or dropped file, within the limits of the field. */
export function useFileText({ limits, onText, onSheets, onTooMuch, onFailure }: FileTextOptions) {
  const openSheets = useTaskRunner(readingTasks, 'sheets')
  const takeText = (bytes: ArrayBuffer) => {
    const text = decodeText(new Uint8Array(bytes))
    const met = tooMuch(text, limits)
    if (met) onTooMuch(met)
    else onText(text)
  }
  return async (file: File): Promise<void> => {
    let bytes: ArrayBuffer
    try {
      const start = await file.slice(0, 8).arrayBuffer()
      const limit = isPacked(start) ? WORKBOOK_LIMITS.bytes : MAX_BYTES
      if (file.size > limit) {
        onTooMuch({ what: 'bytes', limit, met: file.size })
        return
      }
      bytes = await file.arrayBuffer()
    } catch {
      onFailure()
      return
    }
    if (!isPacked(bytes)) {
      takeText(bytes)
      return
    }
    openSheets({ bytes }, (read) => {
      if (read === null) takeText(bytes)
      else if (read.ok) onSheets(read.value)
      else onFailure(read.error)
    })
  }
}
