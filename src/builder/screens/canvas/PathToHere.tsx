import type { Place } from '#src/assessment/engine/place.ts'
import { useReadiness } from '#src/builder/screens/state/useDraft.ts'
import { PlayPathButton } from '#src/builder/screens/checks/PlayPathButton.tsx'
import styles from './Card.module.css'

/** Plays a path to a conditional question or section, once one is known. */
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
      <PlayPathButton place={found.place} path={found.reach} label="Show in preview" />
    </div>
  )
}
