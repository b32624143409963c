import { Button } from './Button.tsx'
import { FailureState } from './FailureState.tsx'

/** Why this page may not use what is stored any more. */
type Loss = { title: string; text: string }

/** Told by their names: this room knows nothing of how things are stored. */
const LOSSES: ReadonlyMap<string, Loss> = new Map([
  [
    'NewerDatabase',
    {
      title: 'This page is older than the data on this device',
      text: 'A newer TalentFlow was used in this browser. Nothing was changed, and what was saved is safe. Close all other tabs of TalentFlow and load this page again.',
    },
  ],
  [
    'DatabaseErased',
    {
      title: 'The data was erased in another tab',
      text: 'What was stored in this browser is gone, and this page writes nothing back. Load it again to begin anew.',
    },
  ],
])

/** The loss that an error tells of; null for any other error. */
export function lossOf(error: unknown): Loss | null {
  return error instanceof Error ? (LOSSES.get(error.name) ?? null) : null
}

/** What happened, what is safe, what to do; trying again without a load would not help. */
export function LostStorage({ loss }: { loss: Loss }) {
  return (
    <FailureState
      title={loss.title}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          Load this page again
        </Button>
      }
    >
      {loss.text}
    </FailureState>
  )
}
