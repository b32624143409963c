import { Button } from '#src/ui/controls/Button.tsx'
import { FailureState } from '#src/ui/display/FailureState.tsx'

/** Why this page can no longer use storage. */
type Loss = { title: string; text: string }

/** By error name, because this room doesn't know the database. */
const LOSSES: ReadonlyMap<string, Loss> = new Map([
  [
    'NewerDatabase',
    {
      title: 'This page is older than the data on this device',
      text: 'A newer version of TalentFlow has been used in this browser. Nothing was changed, and your saved data is safe. Close all other TalentFlow tabs, then reload this page.',
    },
  ],
  [
    'DatabaseErased',
    {
      title: 'The data was erased in another tab',
      text: 'This browser no longer holds any data, and this page can’t restore it. Reload the page to start again.',
    },
  ],
])

/** The matching loss for an error; null for any other error. */
export function lossOf(error: unknown): Loss | null {
  return error instanceof Error ? (LOSSES.get(error.name) ?? null) : null
}

/** Says what happened, what is safe, and what to do; only a reload helps. */
export function LostStorage({ loss }: { loss: Loss }) {
  return (
    <FailureState
      title={loss.title}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          Reload this page
        </Button>
      }
    >
      {loss.text}
    </FailureState>
  )
}
