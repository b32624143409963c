import type { Candidate } from '#schemas/records/candidate.ts'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { actorName } from '#src/staff/words/actorName.ts'
import shared from '#src/ui/shared.module.css'
import { timelineWords } from './timelineWords.ts'
import styles from './CandidatePage.module.css'

/** The candidate's timeline, oldest first. */
export function Timeline({ candidate }: { candidate: Candidate }) {
  return (
    <section className={styles.panel} aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">Timeline</h2>
      <ol className={styles.timeline}>
        {candidate.timeline.map((entry, at) => (
          <li key={`${entry.at}${at}`}>
            <span>{timelineWords(entry)}</span>
            <span className={shared.quiet}>
              <span>{`by ${actorName(entry.by)},`}</span> <RelativeTime at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
