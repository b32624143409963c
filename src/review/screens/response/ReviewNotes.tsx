import { addReviewedNote, listReviewedNotes } from '#src/review/storage/candidateWork.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { NoteForm } from '#src/staff/notes/NoteForm.tsx'
import { NoteList } from '#src/staff/notes/NoteList.tsx'
import { useTeamNames } from '#src/staff/notes/useTeamNames.ts'

import styles from './reviewNotes.module.css'

/** Notes about the candidate, folded: the same as on the candidate's page, without hidden names. */
export function ReviewNotes({ candidateId }: { candidateId: string }) {
  const notes = useQuery(() => listReviewedNotes(candidateId), [candidateId])
  const team = useTeamNames()
  const everyone = useTeamNames({ all: true })
  // The candidate's record can't be read.
  if (notes === null) return null
  return (
    <details className={styles.notes}>
      <summary>{`Notes${notes ? ` (${notes.length})` : ''}`}</summary>
      <div className={styles.body}>
        <NoteList notes={notes ?? []} team={everyone} />
        <NoteForm team={team} onSave={(text) => addReviewedNote(candidateId, text)} />
      </div>
    </details>
  )
}
