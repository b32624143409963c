import type { Stage } from '#schemas/candidate.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { stageName } from '#src/wording/staff/names.ts'
import { stageLooks } from '#src/wording/staff/stageLooks.ts'

/** Where a candidate stands: a word, a shape and a hue. */
export function StageBadge({ stage, plain = false }: { stage: Stage; plain?: boolean }) {
  return (
    <Badge {...stageLooks[stage]} plain={plain}>
      {stageName(stage)}
    </Badge>
  )
}
