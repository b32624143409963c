import type { Candidate } from '#schemas/records/candidate.ts'
import { addNote } from '#src/hiring/storage/candidates.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { NoteForm } from '#src/staff/notes/NoteForm.tsx'
import { NoteList } from '#src/staff/notes/NoteList.tsx'
import { useTeamNames } from '#src/staff/notes/useTeamNames.ts'
import styles from './CandidatePage.module.css'

/** Staff's notes about the candidate, oldest first. */
export function Notes({ candidate }: { candidate: Candidate }) {
  const team = useTeamNames()
  const everyone = useTeamNames({ all: true })
  return (
    <section className={styles.panel} aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes</h2>
      <NoteList notes={candidate.notes} team={everyone} />
      <NoteForm
        team={team}
        onSave={async (text) => addNote(candidate.id, text, await currentActor())}
      />
    </section>
  )
}
