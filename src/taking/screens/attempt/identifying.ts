/** Signs a person in with what was typed, or returns why not. */
import { emailOf, identify } from '#src/taking/storage/taking.ts'
import { normaliseAccessCode } from '#src/storage/vault/accessCode.ts'

import { hardenInWorker } from './hardening.ts'

export const CODE_LENGTH = 8

type Fault = 'missing' | 'unreadable'

/** Why nobody is signed in although both values are valid. `until`: an ISO timestamp. */
export type Refusal =
  /** Never says which of the two was wrong. */
  | { kind: 'noMatch' | 'storageFailed' | 'unsavedOfAnother' }
  | { kind: 'wait'; seconds: number; until: string }

export type IdentifyErrors = { email?: Fault; code?: Fault; form?: Refusal }

export type Identified = { ok: true; candidateId: string } | { ok: false; errors: IdentifyErrors }

/** Errors that need no lookup. `email`: null if nobody has to type it. */
export function formErrors(email: string | null, code: string): IdentifyErrors {
  const errors: IdentifyErrors = {}
  if (email?.trim() === '') errors.email = 'missing'
  else if (email !== null && !/^\S+@\S+$/.test(email.trim())) errors.email = 'unreadable'
  const typed = normaliseAccessCode(code)
  if (typed === '') errors.code = 'missing'
  else if (typed.length !== CODE_LENGTH) errors.code = 'unreadable'
  return errors
}

/** `whose`: the candidate for whom staff opened this page, instead of an email. */
export async function identifyPerson(
  assessmentId: string,
  { email: typed, code, whose }: { email: string; code: string; whose?: string | undefined },
  now: Date,
): Promise<Identified> {
  const errors = formErrors(whose === undefined ? typed : null, code)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const email = whose === undefined ? typed : ((await emailOf(whose)) ?? '')
  const found = await identify({ assessmentId, email, code, now, harden: hardenInWorker })
  if (found.ok) return { ok: true, candidateId: found.value.candidateId }
  return { ok: false, errors: { form: refusalOf(found.error, now) } }
}

function refusalOf(error: { kind: string; until?: string }, now: Date): Refusal {
  switch (error.kind) {
    case 'no-match':
      return { kind: 'noMatch' }
    case 'wait': {
      const until = error.until ?? now.toISOString()
      const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
      return { kind: 'wait', seconds, until }
    }
    default:
      return { kind: 'storageFailed' }
  }
}
