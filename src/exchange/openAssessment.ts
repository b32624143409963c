/** A file chosen as a saved assessment: its contents, or why it is something else. */
import { BACKUP_FILE } from '#schemas/backup.ts'
import type { Result } from '#schemas/result.ts'

import { readAssessmentFile } from './file/readAssessmentFile.ts'
import type { ReadAssessment } from './file/writeAssessmentFile.ts'
import { FILE_LIMITS } from './file/limits.ts'
import { NOT_UTF_8 } from './file/readJson.ts'
import { type Unreadable, unreadable } from './file/unreadable.ts'
import { otherFormat } from './pasted/otherFormat.ts'
import type { OtherFormat } from './pasted/pastedReading.ts'

/** `bytes`: the whole file. */
export function openAssessment(bytes: ArrayBuffer): Result<ReadAssessment, Unreadable> {
  if (bytes.byteLength > FILE_LIMITS.bytes) return refused('it is larger than 20 MB')
  const text = decoded(bytes)
  if (text === null) return refused(isBinary(bytes) ? OTHERS.binary : NOT_UTF_8)
  if (isBackup(text)) return refused('it is a backup of everything: open it on the data page')
  const other = otherFormat(text)
  const isJson = /^\uFEFF?\s*[[{]/.test(text)
  // For JSON that contains a NUL, that problem and its location are reported instead.
  const isOther = other !== null && OTHERS[other] !== null && !(isJson && other === 'binary')
  if (isOther) return refused(OTHERS[other])
  if (!isJson && text.trim() !== '') {
    return refused('it is text without a saved assessment: start with “Pasted questions” instead')
  }
  return readAssessmentFile(text)
}

/** Null if the assessment reader has a better message, with a location. */
const OTHERS: { readonly [F in OtherFormat]: string | null } = {
  assessment: null,
  brokenJson: null,
  json: null,
  surveyJs: 'it is a form of SurveyJS, which TalentFlow does not read',
  moodleXml:
    'it is Moodle XML, which TalentFlow does not read: export the quiz as GIFT and paste it',
  qti: 'it is a QTI file, which TalentFlow does not read',
  xml: 'it is an XML file',
  html: 'it is a web page',
  rtf: 'it is a Rich Text document: start with “Pasted questions” and paste its text',
  binary: 'it is not a text file: TalentFlow saves assessments as .json',
}

function refused(why: string | null) {
  return unreadable({ path: [], why: why ?? 'it is not an assessment' })
}

function isBackup(text: string): boolean {
  return text.slice(0, 200).includes(`"kind":"${BACKUP_FILE}"`)
}

/** Word, Excel, PDF, picture and archive files start with bytes that don't occur in text. */
function isBinary(bytes: ArrayBuffer): boolean {
  const beginning = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 8))
  const isUtf16 = beginning[0] === 0xff || beginning[0] === 0xfe
  return !isUtf16 && beginning.some((byte) => byte < 0x09 || byte === 0x89 || byte >= 0xf5)
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
