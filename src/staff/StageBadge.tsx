import type { Stage } from '#schemas/records/candidate.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { stages } from '#src/staff/words/stages.ts'

/** A candidate's stage: a word, a shape and a colour. */
export function StageBadge({ stage, plain = false }: { stage: Stage; plain?: boolean }) {
  const { name, tone, mark } = stages[stage]
  return (
    <Badge tone={tone} mark={mark} plain={plain}>
      {name}
    </Badge>
  )
}
