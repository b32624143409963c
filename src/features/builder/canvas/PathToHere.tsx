import type { Place } from '#src/engine/editing/place.ts'
import { useReadiness } from '#src/features/builder/draft/useDraft.ts'
import { PlayPathButton } from '#src/features/builder/readiness/PlayPathButton.tsx'
import styles from './Card.module.css'

/** The way to something that is shown under a condition, once one is known. */
export function PathToHere({ place }: { place: Place }) {
  const found = useReadiness(({ paths }) =>
    paths?.places.find(({ place: { sectionId, questionId } }) =>
      'questionId' in place
        ? questionId === place.questionId
        : questionId === undefined && sectionId === place.sectionId,
    ),
  )
  if (found?.reach.kind !== 'reached') return null
  return (
    <div className={styles.pathToHere}>
      <PlayPathButton place={found.place} path={found.reach} label="Play a path to here" />
    </div>
  )
}
