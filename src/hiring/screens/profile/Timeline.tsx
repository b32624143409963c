import type { Candidate, TimelineEntry } from '#schemas/records/candidate.ts'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { actorName } from '#src/staff/words/actorName.ts'
import { stages } from '#src/staff/words/stages.ts'
import shared from '#src/ui/shared.module.css'
import { timelineWords } from './timelineWords.ts'
import styles from './CandidatePage.module.css'

/** The candidate's timeline, oldest first: a rail with the shape of each stage. */
export function Timeline({ candidate }: { candidate: Candidate }) {
  return (
    <section className={styles.panel} aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">Timeline</h2>
      <ol className={styles.timeline}>
        {candidate.timeline.map((entry, at) => (
          <li key={`${entry.at}${at}`}>
            <span className={styles.stop}>{stopOf(entry)}</span>
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

/** The shape of the stage that it led to; a dot, which the style draws, if it led to none. */
function stopOf(entry: TimelineEntry) {
  if (entry.kind === 'applied') return <MarkShape mark={stages.applied.mark} />
  return entry.kind === 'stageMoved' ? <MarkShape mark={stages[entry.to].mark} /> : null
}
