import { failureWords } from '#src/staff/words/failureWords.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

import type { Pass, PassError, ProtectionPass } from './protectionPass.ts'

export const TURN_ON = 'Turn on protection'
export const TURN_OFF = 'Turn off protection'
export const REPLACE_CODE = 'Replace recovery code'

/** Every record is written, so no other page may run meanwhile. */
export const OTHER_TABS =
  'Other TalentFlow tabs will reload. Forms open in them will close without saving.'

export const passTitles: Readonly<Record<Pass, string>> = {
  sealing: 'Protecting your data',
  opening: 'Removing protection',
}

/** "Protecting your data: 412 of 1,150 records". */
export function progressWords({
  pass,
  done,
  total,
}: Extract<ProtectionPass, { kind: 'running' }>): string {
  if (total === 0) return `${passTitles[pass]}: counting the records`
  return `${passTitles[pass]}: ${numberText(done)} of ${numberText(total)} records`
}

/** Says that a pass was stopped, failed, or was interrupted. */
export const unfinishedWords: Readonly<Record<Pass, string>> = {
  sealing: 'Protection isn’t complete yet. Some data can still be read without the passphrase.',
  opening: 'Protection isn’t fully off yet. Some data can’t be read without the passphrase.',
}

/** Why it is not finished, and what to do. */
export function passFailureWords(error: PassError): string {
  if (error.kind === 'already-on') {
    return 'Protection was turned on in another tab. Use the passphrase that was set there.'
  }
  if (error.kind === 'in-use') {
    return inUseWords(error)
  }
  const { title, text } = failureWords(error.kind)
  return `${title}. ${text}`
}

/** "1 attempt and 2 drafts are open in other tabs." */
function inUseWords({ responses, drafts }: { responses: number; drafts: number }): string {
  const parts = [counted(responses, 'attempt'), counted(drafts, 'draft')]
  const open = parts.filter((part) => part !== null).join(' and ')
  const isOne = responses + drafts === 1
  return isOne
    ? `${open} is open in another tab. Close it there, then try again.`
    : `${open} are open in other tabs. Close them there, then try again.`
}

function counted(count: number, what: string): string | null {
  return count === 0 ? null : `${numberText(count)} ${what}${count === 1 ? '' : 's'}`
}
