import type { Candidate } from '#schemas/candidate.ts'
import { noteDetailsSchema } from '#schemas/details.ts'
import { addNote } from '#src/db/hiring/candidates.ts'
import { currentActor } from '#src/db/device/device.ts'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { useStaffForm } from '#src/parts/forms/useStaffForm.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { actorName } from '#src/wording/staff/actorName.ts'
import styles from './CandidatePage.module.css'

/** Staff's notes about the candidate, oldest first. */
export function Notes({ candidate }: { candidate: Candidate }) {
  const form = useStaffForm({
    schema: noteDetailsSchema,
    start: { text: '' },
    words: { text: { invalid: 'Write the note first' } },
    save: async ({ text }) => {
      const added = await addNote(candidate.id, text, await currentActor())
      if (!added.ok) return { ...failedSaving(added.error.kind), field: 'text' }
      form.reset()
      announce('Note added')
      return null
    },
  })
  return (
    <section className={styles.panel} aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes</h2>
      {candidate.notes.length === 0 ? (
        <p className={styles.quiet}>No notes yet. Notes are not shown to candidates.</p>
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
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <Field label="New note" error={form.errorOf('text')}>
          <TextArea rows={2} {...form.register('text')} />
        </Field>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          Add note
        </Button>
      </form>
    </section>
  )
}
