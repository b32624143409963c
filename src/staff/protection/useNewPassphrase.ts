import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

import type { FormProblem } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { normalisePassphrase } from '#src/storage/vault/normalisePassphrase.ts'
import { newPassphrase, passphraseBits } from '#src/storage/vault/passphrase.ts'
import { RECOVERY_CODE_LENGTH, readRecoveryCode } from '#src/storage/vault/recoveryCode.ts'

import { CANT_JUDGE, weaknessWords } from './strengthWords.ts'

type FieldName = 'code' | 'current' | 'own' | 'again'
type Problem = FormProblem<FieldName> | null

const schema = z.strictObject({
  code: z.string(),
  current: z.string(),
  own: z.string(),
  again: z.string(),
})

const MISSING =
  'A passphrase could not be generated. Check the connection, then reload the page. Nothing was changed.'

interface NewPassphraseOptions {
  /** The secret that must be known to set a new one, which is a field of the form too. */
  asksFor?: 'code' | 'current'
  /** `known`: what was entered in the field `asksFor`. Null once it is stored. */
  keep: (passphrase: string, known: string) => Promise<Problem>
}

/** The form in which a new passphrase is chosen and typed again. */
export function useNewPassphrase({ asksFor, keep }: NewPassphraseOptions) {
  const [offered, setOffered] = useState<string | null>(null)
  const [isOwn, setOwn] = useState(false)
  const [wasOwn, setWasOwn] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [offer, setOffer] = useState(() => newPassphrase())
  useEffect(() => {
    let isOver = false
    const show = async () => {
      const made = await offer.catch(() => null)
      if (isOver) return
      setMissing(made === null)
      setOffered(made)
    }
    void show()
    return () => {
      isOver = true
    }
  }, [offer])

  const form = useStaffForm({
    schema,
    start: { code: '', current: '', own: '', again: '' },
    words: {},
    save: async ({ code, current, own, again }) => {
      const problem =
        (asksFor === 'code' ? codeProblem(code) : null) ??
        (asksFor === 'current' ? currentProblem(current) : null) ??
        (isOwn ? await ownProblem(own) : null)
      if (problem !== null) return problem
      const chosen = isOwn ? own : offered
      if (chosen === null) return { text: MISSING }
      return againProblem(chosen, again) ?? keep(chosen, asksFor === 'code' ? code : current)
    },
  })

  return {
    form,
    offered,
    isOwn,
    /** Before the generated one. */
    wasOwn,
    failure: form.failure ?? (isMissing ? MISSING : undefined),
    offerAnother: () => {
      form.resetField('again')
      setOffer(newPassphrase())
    },
    chooseOwn: (wanted: boolean) => {
      form.resetField('again')
      form.clearErrors()
      setOwn(wanted)
      setWasOwn(isOwn)
    },
  }
}

export type NewPassphrase = ReturnType<typeof useNewPassphrase>

function codeProblem(code: string): Problem {
  const { length } = readRecoveryCode(code)
  if (length === RECOVERY_CODE_LENGTH) return null
  return {
    field: 'code',
    text:
      length === 0
        ? 'Enter the recovery code'
        : `A recovery code has ${RECOVERY_CODE_LENGTH} letters and digits. This one has ${length}.`,
  }
}

function currentProblem(current: string): Problem {
  return current.trim() === '' ? { field: 'current', text: 'Enter the current passphrase' } : null
}

async function ownProblem(own: string): Promise<Problem> {
  try {
    const text = weaknessWords(await passphraseBits(own))
    return text === null ? null : { field: 'own', text }
  } catch {
    return { field: 'own', text: CANT_JUDGE }
  }
}

function againProblem(chosen: string, again: string): Problem {
  if (normalisePassphrase(again) === normalisePassphrase(chosen)) return null
  const text =
    again.trim() === '' ? 'Type the passphrase to confirm it' : 'The passphrases don’t match'
  return { field: 'again', text }
}
