import { LinkButton } from '#src/staff/LinkButton.tsx'
import { comparePath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { MOST_COMPARED, withChosen } from '#src/review/screens/compare/useComparedState.ts'

import styles from './ResponsesPage.module.css'

/** How many responses are selected, and the way to compare them. */
export function SelectionBar({
  assessmentId,
  chosen,
  total,
  address,
  onClear,
}: {
  assessmentId: string
  chosen: readonly string[]
  /** How many responses there are. */
  total: number
  /** The search and order of the list. */
  address: string
  onClear: () => void
}) {
  const isEnough = chosen.length > 1
  const more = Math.min(MOST_COMPARED, total) - chosen.length
  const needed =
    more > 0
      ? `Select ${more > 1 ? `up to ${more}` : '1'} more to compare.`
      : 'To compare it, there must be another submitted response.'
  return (
    <span className={styles.selection}>
      <output>
        {isEnough ? `${chosen.length} selected` : `${chosen.length} selected. ${needed}`}
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
