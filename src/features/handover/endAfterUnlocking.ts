import { announceCandidateMode } from '#src/db/device/candidateMode.ts'
import { removeSetting } from '#src/db/device/device.ts'
import { lock } from '#src/db/protection/unlocking.ts'
import { type FormProblem, failedSaving } from '#src/parts/forms/formProblem.ts'

/** Ends candidate mode without its PIN, which nobody knows. Null once it has ended. */
export async function endAfterUnlocking(): Promise<FormProblem<never> | null> {
  const ended = await removeSetting('candidateMode')
  if (ended.ok) {
    announceCandidateMode()
    return null
  }
  lock()
  return failedSaving(ended.error.kind)
}
