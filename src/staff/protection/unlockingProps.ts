import type { FormProblem } from '#src/staff/forms/formProblem.ts'

export interface UnlockingProps {
  /** A verb: what the button does. */
  action: string
  /** The keys are in memory. Null if nothing else failed. */
  onUnlocked: () => Promise<FormProblem<never> | null>
}
