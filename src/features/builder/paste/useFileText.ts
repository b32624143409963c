import { decodeText, MOST_BYTES } from '#src/exchange/pasted/decodeText.ts'
import { type TextLimits, type TooMuch, tooMuch } from '#src/exchange/pasted/limits.ts'

interface FileTextOptions {
  limits: TextLimits
  onText: (text: string) => void
  onTooMuch: (met: TooMuch) => void
  onFailure: () => void
}

/** Takes the text of a file that was chosen or dropped, within the limits of the field. */
export function useFileText({ limits, onText, onTooMuch, onFailure }: FileTextOptions) {
  return async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) {
      onTooMuch({ what: 'bytes', limit: MOST_BYTES, met: file.size })
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
