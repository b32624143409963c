/** What is asked of whoever signs an act for the first time: showing names, exporting, deciding. */
import type { Actor } from '#schemas/actor.ts'
import { staffNameDetailsSchema } from '#schemas/records/details.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { failedSaving, type FormProblem } from '#src/staff/forms/formProblem.ts'
import { signAs, useSetting } from '#src/storage/device/device.ts'

export const NO_NAME = 'Enter your name'
export const NO_REASON = 'Enter a reason'

/** Whether whoever is at the keyboard has not entered a name yet. */
export function useNeedsName(): boolean {
  const stored = useSetting('staffName')
  return stored !== undefined && !stored?.trim()
}

/** In the schema of a form that is signed; blank where the name is known. */
export const signerShape = { signer: staffNameDetailsSchema.shape.name }

/** The words of `signer`. */
export const SIGNER_WORDS = { invalid: NO_NAME, label: 'Your name' }

/** Whoever signs a form, under the name that was typed if none was known; or what is wrong with it. */
export async function signForm({
  signer,
}: {
  signer: string
}): Promise<Result<Actor, FormProblem<'signer'>>> {
  const signed = await signAs(signer)
  if (signed.ok) return done(signed.value)
  const { kind } = signed.error
  return failed(kind === 'needs-name' ? { field: 'signer', text: NO_NAME } : failedSaving(kind))
}
