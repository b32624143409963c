/**
 * From what was typed on the identify page to a person, or to the words for why not.
 */
import { identify } from '#src/db/taking.ts'
import { normaliseAccessCode } from '#src/vault/accessCode.ts'

import { timeText } from '#src/wording/candidate/formats.ts'

const CODE_LENGTH = 8

export const storageWords =
  'The code can’t be checked right now. Nothing was lost. Try again, or call a member of staff.'

export type IdentifyErrors = {
  email?: string
  code?: string
  /** Of both together: which of the two was wrong is told to nobody. */
  form?: string
}

export type Identified = { ok: true; candidateId: string } | { ok: false; errors: IdentifyErrors }

/** What can be said without looking anybody up. */
export function formErrors(email: string, code: string): IdentifyErrors {
  const errors: IdentifyErrors = {}
  if (email.trim() === '') errors.email = 'Enter your email address'
  else if (!/^\S+@\S+$/.test(email.trim())) {
    errors.email = 'Enter an email address like name@example.org'
  }
  const typed = normaliseAccessCode(code)
  if (typed === '') errors.code = 'Enter your access code'
  else if (typed.length !== CODE_LENGTH) {
    errors.code = `An access code has ${CODE_LENGTH} letters and digits, like ABCD-2345`
  }
  return errors
}

export async function identifyPerson(
  assessmentId: string,
  { email, code }: { email: string; code: string },
  now: Date,
): Promise<Identified> {
  const errors = formErrors(email, code)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const found = await identify({ assessmentId, email, code, now })
  if (found.ok) return { ok: true, candidateId: found.value.candidateId }
  return { ok: false, errors: { form: refusalWords(found.error, now) } }
}

function refusalWords(error: { kind: string; until?: string }, now: Date): string {
  switch (error.kind) {
    case 'no-match':
      return 'That email address and access code don’t match. Check both, or ask a member of staff.'
    case 'wait':
      return waitWords(error.until ?? now.toISOString(), now)
    default:
      return storageWords
  }
}

function waitWords(until: string, now: Date): string {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  const wait = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute')
  return `Too many wrong codes. Try again in ${wait}, at ${timeText(until)}, or ask a member of staff.`
}

function count(many: number, noun: string): string {
  return `${many} ${many === 1 ? noun : `${noun}s`}`
}
