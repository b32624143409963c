import type { StorageFailure } from '#src/storage/core/query.ts'
import type { CannotRestore } from '#src/custody/storage/restoring.ts'
import type { BackupContent } from '#src/custody/files/lineReader.ts'
import type { WrittenBackup } from '#src/custody/files/writeBackup.ts'
import type { Unreadable } from '#src/storage/json/unreadableFile.ts'
import { momentText, sizeText } from '#src/assessment/words/values/formats.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

import { many } from '#src/custody/screens/sampleWords.ts'

/**
 * The records that people count; versions belong to their assessments and are not counted
 * separately.
 */
export type BackupCount = {
  jobs: number
  candidates: number
  assessments: number
  responses: number
  files: number
}

export function countsIn({ records, files }: BackupContent): BackupCount {
  const versions = records.Assessments.filter(isVersion).length
  return {
    jobs: records.Jobs.length,
    candidates: records.Candidates.length,
    assessments: records.Assessments.length - versions,
    responses: records.Responses.length,
    files: files.length + records.files.length,
  }
}

/** Lists the contents of the file that was just saved. */
export function savedWords(
  fileName: string,
  { file, damaged, incomplete }: WrittenBackup,
  isEncrypted: boolean,
): string {
  const sentences = [
    `Saved to this device’s downloads: ${fileName} (${sizeText(file.size)}). Copy it to another device or drive, so that you still have it if this one is lost.`,
  ]
  if (isEncrypted) sentences.push('It can’t be opened without its passphrase.')
  if (damaged > 0) {
    sentences.push(`It includes ${many(damaged, 'damaged record')}, unchanged.`)
  }
  if (incomplete > 0) {
    sentences.push(
      `Parts of ${many(incomplete, 'damaged record')} can’t be saved as text and were left out.`,
    )
  }
  return sentences.join(' ')
}

/** When it was saved and how large it is: "Saved on 22 November 2026 at 10:42, 14 MB." */
export function foundWords({ madeAt }: BackupContent, size: number): string {
  return `Saved on ${momentText(madeAt)}, ${sizeText(size)}.`
}

export function damagedIn({ damaged }: BackupContent): number {
  return Object.values(damaged).reduce((sum, count) => sum + count, 0)
}

/** Why a file is not a usable backup, and what to do. */
export function unreadableWords(fileName: string, { where, why }: Unreadable): string {
  const place = where === '' ? '' : `${where.charAt(0).toUpperCase()}${where.slice(1)}: `
  const reason = place === '' ? `${why.charAt(0).toUpperCase()}${why.slice(1)}` : `${place}${why}`
  return `${fileName} can’t be used. ${reason}. Nothing on this device was changed.`
}

export function restoreFailureWords(error: CannotRestore | StorageFailure): string {
  switch (error.kind) {
    case 'in-use': {
      const open = [
        error.responses > 0 ? many(error.responses, 'assessment') + ' being taken' : '',
        error.drafts > 0 ? many(error.drafts, 'draft') : '',
      ].filter(Boolean)
      return `Nothing was restored. Other TalentFlow tabs have unsaved changes, in ${open.join(' and ')}. Close those tabs, then try again.`
    }
    case 'backup-changed':
      return 'Nothing was restored. The file was changed after it was checked. Choose it again.'
    case 'cancelled':
      return 'Nothing was restored.'
    case 'storage-full':
    case 'storage-failed':
    case 'newer-database':
    case 'damaged-record':
    case 'not-valid': {
      const { title, text } = failureWords(error.kind)
      return `Nothing was restored. ${title}. ${text}`
    }
  }
}

/** `madeAt`: from the address. */
export function replacedWords(madeAt: string): string {
  const isMoment = !Number.isNaN(Date.parse(madeAt))
  return `Restored from the backup${isMoment ? ` of ${momentText(madeAt)}` : ''}.`
}

function isVersion(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'kind' in raw && raw.kind === 'version'
}
