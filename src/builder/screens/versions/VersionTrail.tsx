import type { Assessment } from '#schemas/records/assessment.ts'
import { builderPath, paths, versionsPath } from '#src/base/paths.ts'
import { Link } from '#src/staff/routing.ts'

interface VersionTrailProps {
  assessment: Assessment
  /** The page is one below the list of versions. */
  isBelow?: boolean
}

/** The breadcrumbs of the pages of versions. */
export function VersionTrail({ assessment: { id, title }, isBelow = false }: VersionTrailProps) {
  return (
    <>
      <Link to={paths.assessments}>Assessments</Link>
      <Link to={builderPath(id)} dir="auto">
        {title.trim() || 'Untitled assessment'}
      </Link>
      {isBelow ? <Link to={versionsPath(id)}>Versions</Link> : null}
    </>
  )
}
