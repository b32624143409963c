import type { Assessment } from '#schemas/records/assessment.ts'
import { usePaneCount } from '#src/builder/screens/state/usePaneCount.ts'
import { VersionBadge } from '#src/builder/screens/assessments/VersionBadge.tsx'

interface VersionStateProps {
  assessment: Assessment
  draftDiffers: boolean
}

/** Draft, published, or published with unpublished changes. */
export function VersionState({ assessment, draftDiffers }: VersionStateProps) {
  const { publishedVersion, closed, archived } = assessment
  const isNarrow = usePaneCount() === 1
  return (
    <VersionBadge
      version={publishedVersion}
      draftDiffers={draftDiffers}
      closed={closed}
      archived={archived}
      compact={isNarrow}
    />
  )
}
