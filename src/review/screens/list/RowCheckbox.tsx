import type { ResponseRow } from '#src/review/workers/responseRow.ts'

import styles from './ResponsesPage.module.css'

/** Chooses a response to be compared. */
export function RowCheckbox({
  row: { candidateId, name },
  chosen,
  onChange,
}: {
  row: ResponseRow
  chosen: readonly string[]
  onChange: (candidateId: string) => void
}) {
  return (
    // A label around it, so that the whole cell can be pressed.
    <label className={styles.select}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={chosen.includes(candidateId)}
        onChange={() => onChange(candidateId)}
      />
    </label>
  )
}
