import { builderPath, paths, responsesPath } from '#src/base/paths.ts'
import { Link } from '#src/staff/routing.ts'

/** The breadcrumbs of a review screen. */
export function Breadcrumbs({
  assessment,
  listAddress,
}: {
  assessment: { id: string; title: string } | null
  /** Search and order of the list to return to; absent where the list is or has a tab. */
  listAddress?: string
}) {
  return (
    <>
      <Link to={paths.assessments}>Assessments</Link>
      {assessment && <Link to={builderPath(assessment.id)}>{assessment.title}</Link>}
      {assessment && listAddress !== undefined && (
        <Link to={{ pathname: responsesPath(assessment.id), search: listAddress }}>Responses</Link>
      )}
    </>
  )
}
