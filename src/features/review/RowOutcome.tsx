import { Badge } from '#src/ui/display/Badge.tsx'
import { knockOutWords, passWords } from '#src/wording/staff/scoreReasonWords.ts'
import type { ResponseRow } from '#src/workers/responses/responseRow.ts'

import { outcomeLooks } from './outcomeLooks.ts'

/** The most important fact about a response in the list; knock-out answers come first. */
export function RowOutcome({ row: { score } }: { row: ResponseRow }) {
  if (score === null) return null
  if (score.knockOuts > 0) {
    return (
      <Badge tone="danger" mark="bang" plain>
        {knockOutWords()}
      </Badge>
    )
  }
  if (score.passed !== 'yes' && score.passed !== 'no') return null
  return (
    <Badge {...outcomeLooks[score.passed]} plain>
      {passWords(score)}
    </Badge>
  )
}
