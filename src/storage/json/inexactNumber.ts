/**
 * JSON numbers that a double can't represent. `JSON.parse` rounds them silently, so a different
 * number from the one in the file would be stored.
 */
import { endOfText } from './repeatedName.ts'

/** `position`: its start in the text. `kept`: the rounded value. */
export type InexactNumber = { position: number; written: string; kept: string }

/** The first one in a text that `JSON.parse` accepts. */
export function inexactNumber(json: string): InexactNumber | null {
  for (let position = 0; position < json.length; position += 1) {
    const code = json.charCodeAt(position)
    if (code === QUOTE) position = endOfText(json, position) - 1
    else if (code === MINUS || isDigit(code)) {
      const written = numberAt(json, position)
      const kept = String(Number(written))
      if (written !== kept && decimalOf(written) !== decimalOf(kept)) {
        return { position, written, kept }
      }
      position += written.length - 1
    }
  }
  return null
}

const QUOTE = 0x22
const MINUS = 0x2d

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

const NUMBER = /[-+.\deE]+/y

function numberAt(json: string, position: number): string {
  NUMBER.lastIndex = position
  return NUMBER.exec(json)?.[0] ?? ''
}

/**
 * A normal form of the number, however it is written: its digits and the position of the decimal
 * point.
 */
function decimalOf(text: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? []
  const digits = `${whole}${part}`.replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  const shift = Number(power) - part.length + digits.length - significant.length
  return `${sign}${significant}e${shift}`
}
