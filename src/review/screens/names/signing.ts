/** What is asked before a name is shown, in its own dialog and when responses are exported. */
import { useSetting } from '#src/storage/device/device.ts'

export const NO_NAME = 'Enter your name'
export const NO_REASON = 'Enter a reason'
export const NAME_HELP =
  'You appear as “Hiring team” so far. If you marked responses under that name, enter it here to keep them as yours.'

/** Whether whoever is at the keyboard has not entered a name yet. */
export function useNeedsName(): boolean {
  const stored = useSetting('staffName')
  return stored !== undefined && !stored?.trim()
}
