import type { RecordCounts } from '#src/custody/storage/sampleData.ts'
import { paths } from '#src/base/paths.ts'
import { Link } from '#src/staff/routing.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import shared from '#src/ui/shared.module.css'

/** The number of records of each kind, each linked to its list. */
export function CountsSection({ counts }: { counts: RecordCounts }) {
  return (
    <DataSection
      title="What’s stored"
      about="Sample data and damaged records are included. A response holds all of a candidate’s attempts, submitted or not."
    >
      <table className={styles.counts}>
        <caption className={shared.hidden}>Records by kind</caption>
        <tbody>
          <CountRow name="Jobs" to={paths.jobs} count={counts.jobs} />
          <CountRow name="Candidates" to={paths.candidates} count={counts.candidates} />
          <CountRow name="Assessments" to={paths.assessments} count={counts.assessments} />
          <CountRow name="Responses" count={counts.responses} />
        </tbody>
      </table>
    </DataSection>
  )
}

function CountRow({ name, to, count }: { name: string; to?: string; count: number }) {
  return (
    <tr>
      <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
      <td>{numberText(count)}</td>
    </tr>
  )
}
