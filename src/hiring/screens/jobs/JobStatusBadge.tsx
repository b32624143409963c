import type { JobStatus } from '#schemas/records/job.ts'
import { Badge, type Tone } from '#src/ui/display/Badge.tsx'
import type { Mark } from '#src/ui/display/MarkShape.tsx'
import { statusName } from '#src/staff/words/jobStatusName.ts'

const LOOKS: Record<JobStatus, { tone: Tone; mark: Mark }> = {
  draft: { tone: 'neutral', mark: 'ring' },
  active: { tone: 'good', mark: 'full' },
  archived: { tone: 'neutral', mark: 'square' },
}

export function JobStatusBadge({ status }: { status: JobStatus }) {
  return (
    <Badge plain {...LOOKS[status]}>
      {statusName(status)}
    </Badge>
  )
}
