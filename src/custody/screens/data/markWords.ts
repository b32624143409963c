import { sizeText } from '#src/assessment/words/values/formats.ts'
import {
  MAX_MARK_BYTES,
  MAX_MARK_SIDE,
  MIN_MARK_SIDE,
  type MarkFault,
} from '#src/custody/model/company/markFile.ts'

export const MARK_HELP = `PNG, JPEG or WebP, up to ${sizeText(MAX_MARK_BYTES)} and ${MAX_MARK_SIDE} × ${MAX_MARK_SIDE} pixels.`

/** Why a file can't be the mark, and what to do. */
export function markFaultWords(fileName: string, fault: MarkFault | { kind: 'damaged' }): string {
  switch (fault.kind) {
    case 'svg':
      return `${fileName} is an SVG, which can contain scripts. Save it as a PNG and choose that.`
    case 'notAPicture':
      return `${fileName} is not a PNG, JPEG or WebP picture.`
    case 'damaged':
      return `${fileName} is damaged: it can’t be shown. Save it again, or choose another picture.`
    case 'tooLarge':
      return `${fileName} is ${sizeText(fault.bytes)}; a logo can be up to ${sizeText(MAX_MARK_BYTES)}. Make it smaller.`
    case 'tooSmall':
      return `${fileName} is ${fault.width} × ${fault.height} pixels; each side needs at least ${MIN_MARK_SIDE}.`
    case 'tooWide':
      return `${fileName} is ${fault.width} × ${fault.height} pixels; each side can have up to ${MAX_MARK_SIDE}. Make it smaller.`
  }
}
