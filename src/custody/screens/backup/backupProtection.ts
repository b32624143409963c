/** Whether a backup is protected with a team passphrase, and what replacing everything with it means. */
import { type TeamKey, teamKeySchema } from '#schemas/records/teamKey.ts'
import type { ProtectionState } from '#src/storage/protection/protectionState.ts'
import { isSealed } from '#src/storage/records/isSealed.ts'
import type { BackupContent } from '#src/custody/files/lineReader.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'

/** Null if the backup is not protected. `damaged`, or missing: nobody can open what is protected in it. */
export function teamKeyOf({ records }: BackupContent): TeamKey | 'damaged' | null {
  const [raw] = records.keys
  if (raw === undefined) return Object.values(records).flat().some(isSealed) ? 'damaged' : null
  return teamKeySchema.safeParse(raw).data ?? 'damaged'
}

/** Says who can read a backup that is saved now. */
export function newBackupWords(protection: ProtectionState | 'keyMissing'): string {
  if (protection === 'keyMissing') return 'Protected parts of it can’t be read without the key.'
  if (protection.kind === 'off') {
    return 'Anyone who has the file can read everything in it, unless it is encrypted.'
  }
  return protection.kind === 'unlocked' && protection.pending !== null
    ? 'Parts of it can be read by anyone who has the file, because turning protection on or off is not finished.'
    : 'Answers, answer keys, notes, access codes and files in it open only with the team passphrase or the recovery code. Names, emails and jobs can be read by anyone who has the file, unless it is encrypted.'
}

/** A note before everything is replaced, or a warning if protection ends. */
export interface ReplacementNote {
  kind: 'note' | 'warning'
  text: string
}

/** Null if neither the backup nor this device is protected. */
export function replacementNote(
  backup: TeamKey | 'damaged' | null,
  here: TeamKey | null,
): ReplacementNote | null {
  if (backup === null) return here === null ? null : { kind: 'warning', text: ENDS }
  if (backup === 'damaged') return { kind: 'warning', text: DAMAGED }
  const sentences = [
    `This backup is protected. To read it, you need the team passphrase set on ${momentText(backup.createdAt)}, or the recovery code.`,
    isSamePassphrase(backup, here) ? SAME : CHANGED,
  ]
  if (here !== null && !isSamePassphrase(backup, here)) sentences.push(OTHER)
  if (backup.pending !== undefined) sentences.push(PARTLY)
  return { kind: 'note', text: sentences.join(' ') }
}

const ENDS =
  'This backup is not protected. Protection will be off afterwards: anyone who can open this browser on this device can read everything.'
const DAMAGED =
  'This backup is protected, but its key is damaged or missing. Nobody will be able to open TalentFlow on this device afterwards.'
const SAME = 'This device uses the same passphrase.'
const CHANGED = 'If the passphrase was changed later, use the one from when the backup was saved.'
const OTHER = 'The passphrase used on this device now will stop working.'
const PARTLY = 'Parts of it can be read without the passphrase.'

/** Setting a passphrase locks the key anew, so no two passphrases leave the same bytes. */
function isSamePassphrase(backup: TeamKey, here: TeamKey | null): boolean {
  return (
    here?.kid === backup.kid &&
    here.byPassphrase.ciphertext === backup.byPassphrase.ciphertext &&
    here.byPassphrase.iv === backup.byPassphrase.iv
  )
}
