import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { START_MARKING } from '#src/staff/routing.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import { focusFinish, focusQuestion } from './markingKeys.ts'

/** To the next answer to mark, then to finishing the review, then to the next response. */
export function NextStep({
  judged: { left, mine, toMark },
  nextAddress,
}: {
  judged: Judged
  /** Null for the last response. */
  nextAddress: string | null
}) {
  const [first] = left
  if (first !== undefined && mine?.doneAt === undefined) {
    return (
      <Button variant="primary" onClick={() => focusQuestion(document, first)}>
        Mark the next answer
      </Button>
    )
  }
  if (toMark.length > 0 && mine?.doneAt === undefined) {
    return <Button onClick={focusFinish}>Go to your review</Button>
  }
  if (nextAddress === null || mine === null) return null
  return (
    <LinkButton variant="primary" to={nextAddress} state={START_MARKING}>
      Continue to the next
    </LinkButton>
  )
}
