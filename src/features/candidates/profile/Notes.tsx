import { useState } from 'react'
import type { Candidate } from '#schemas/candidate.ts'
import { addNote } from '#src/db/candidates.ts'
import { currentActor } from '#src/db/device.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import { actorName } from '#src/wording/staff/timelineWords.ts'
import styles from './CandidatePage.module.css'

/** What staff wrote about the candidate, oldest first. */
export function Notes({ candidate }: { candidate: Candidate }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const add = async () => {
    if (text.trim() === '') return setError('Write the note first')
    const added = await addNote(candidate.id, text, await currentActor())
    if (!added.ok) {
      const words = failureWords(added.error.kind)
      return setError(`${words.title}. ${words.text}`)
    }
    setText('')
    setError(null)
    return announce('Note added')
  }
  return (
    <section className={styles.panel} aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes</h2>
      {candidate.notes.length === 0 ? (
        <p className={styles.quiet}>No notes yet. The candidate’s page doesn’t show them.</p>
      ) : (
        <ol className={styles.notes}>
          {candidate.notes.map((note) => (
            <li key={note.id}>
              <p className={styles.note}>{note.text}</p>
              <span className={styles.quiet}>
                {actorName(note.by)}, <RelativeTime at={note.at} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <form
        className={styles.noteForm}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field label="New note" error={error}>
          <TextArea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit">Add note</Button>
      </form>
    </section>
  )
}
