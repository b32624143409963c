import type { FormProblem } from '#src/staff/forms/formProblem.ts'

export interface UnlockingProps {
  /** A verb: what the button does. */
  action: string
  /** The keys are in memory. Null if nothing else failed. */
  onUnlocked: () => Promise<FormProblem<never> | null>
  /** A second button, which does something else with the same passphrase. */
  other?: OtherAction | undefined
}

export interface OtherAction {
  /** A verb: what the button does. */
  action: string
  /** Who pressed it has shown to be staff. Null if nothing else failed. */
  onAllowed: () => Promise<FormProblem<never> | null>
}
