import { decodeText, MAX_BYTES } from '#src/builder/files/pasted/decodeText.ts'
import { type TextLimits, type TooMuch, tooMuch } from '#src/builder/files/pasted/limits.ts'

interface FileTextOptions {
  limits: TextLimits
  onText: (text: string) => void
  onTooMuch: (met: TooMuch) => void
  onFailure: () => void
}

/** Reads the text of a chosen or dropped file, within the limits of the field. */
export function useFileText({ limits, onText, onTooMuch, onFailure }: FileTextOptions) {
  return async (file: File): Promise<void> => {
    if (file.size > MAX_BYTES) {
      onTooMuch({ what: 'bytes', limit: MAX_BYTES, met: file.size })
      return
    }
    let text: string
    try {
      text = decodeText(new Uint8Array(await file.arrayBuffer()))
    } catch {
      onFailure()
      return
    }
    const met = tooMuch(text, limits)
    if (met) onTooMuch(met)
    else onText(text)
  }
}
