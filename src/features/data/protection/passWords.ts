import { failureWords } from '#src/wording/staff/failureWords.ts'
import { numberText } from '#src/wording/candidate/formats.ts'

import type { Pass, PassError, ProtectionPass } from './protectionPass.ts'

export const passTitles: Readonly<Record<Pass, string>> = {
  sealing: 'Protecting what is stored',
  opening: 'Removing protection',
}

/** "Protecting what is stored: 412 of 1,150 records". */
export function progressWords({
  pass,
  done,
  total,
}: Extract<ProtectionPass, { kind: 'running' }>): string {
  if (total === 0) return `${passTitles[pass]}: counting the records`
  return `${passTitles[pass]}: ${numberText(done)} of ${numberText(total)} records`
}

/** Why it is not finished, and what to do. */
export function passFailureWords(error: PassError): string {
  if (error.kind === 'already-on') {
    return 'Protection was turned on in another tab. The passphrase set there applies, not this one.'
  }
  if (error.kind === 'in-use') {
    return `${inUse(error)}. Close them in all tabs, then try again.`
  }
  const { title, text } = failureWords(error.kind)
  return `${title}. ${text}`
}

function inUse({ responses, drafts }: { responses: number; drafts: number }): string {
  const parts = [
    counted(responses, 'attempt of a candidate is open', 'attempts of candidates are open'),
    counted(drafts, 'draft is open in a builder', 'drafts are open in builders'),
  ].filter((part) => part !== null)
  return parts.join(', and ') || 'Something is open in another tab'
}

function counted(count: number, one: string, other: string): string | null {
  return count === 0 ? null : `${numberText(count)} ${count === 1 ? one : other}`
}
