import { LinkButton } from '#src/staff/LinkButton.tsx'
import { comparePath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { MOST_COMPARED, withChosen } from '#src/review/screens/compare/useComparedState.ts'

import styles from './ResponsesPage.module.css'

/** How many responses are selected, and the way to compare them. */
export function SelectionBar({
  assessmentId,
  chosen,
  address,
  onClear,
}: {
  assessmentId: string
  chosen: readonly string[]
  /** The search and order of the list. */
  address: string
  onClear: () => void
}) {
  const isEnough = chosen.length > 1
  return (
    <span className={styles.selection}>
      <output>
        {`${chosen.length} selected${isEnough ? '' : `. Select up to ${MOST_COMPARED - chosen.length} more to compare.`}`}
      </output>
      {isEnough ? (
        <LinkButton
          size="small"
          to={{ pathname: comparePath(assessmentId), search: withChosen(address, chosen) }}
        >
          Compare
        </LinkButton>
      ) : null}
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </span>
  )
}
