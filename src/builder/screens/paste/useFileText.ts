import { decodeText, MAX_BYTES } from '#src/builder/files/pasted/decodeText.ts'
import { type TextLimits, type TooMuch, tooMuch } from '#src/builder/files/pasted/limits.ts'
import { bytesOf, isPacked } from '#src/builder/files/readers/fileBytes.ts'
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
    let read: Awaited<ReturnType<typeof bytesOf>>
    try {
      read = await bytesOf(file, (start) => (isPacked(start) ? WORKBOOK_LIMITS.bytes : MAX_BYTES))
    } catch {
      onFailure()
      return
    }
    const { bytes, limit, isWhole } = read
    openSheets({ bytes, isWhole }, (opened) => {
      if (opened === null && isWhole) takeText(bytes)
      else if (opened === null) onTooMuch({ what: 'bytes', limit, met: file.size })
      else if (opened.ok) onSheets(opened.value)
      else onFailure(opened.error)
    })
  }
}
