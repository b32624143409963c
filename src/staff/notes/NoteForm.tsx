import { noteDetailsSchema } from '#schemas/records/details.ts'
import type { Result } from '#schemas/result.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import type { FailureKind } from '#src/staff/words/failureWords.ts'

import { MentionArea } from './MentionArea.tsx'
import styles from './notes.module.css'

/** Writes a note; the field is empty again once it is saved. */
export function NoteForm({
  team,
  onSave,
}: {
  /** The names that can be mentioned. */
  team: readonly string[]
  onSave: (text: string) => Promise<Result<unknown, { kind: FailureKind }>>
}) {
  const form = useStaffForm({
    schema: noteDetailsSchema,
    start: { text: '' },
    words: { text: { invalid: 'Write the note first' } },
    save: async ({ text }) => {
      const added = await onSave(text)
      if (!added.ok) return { ...failedSaving(added.error.kind), field: 'text' }
      form.reset()
      announce('Note added')
      return null
    },
  })
  const writesMention = /(?<![\p{L}\p{N}_])@/u.test(form.watch('text'))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Field
        label="New note"
        error={form.errorOf('text')}
        help={
          team.length > 0
            ? 'Type @ to mention a member of the team.'
            : writesMention
              ? 'Nobody can be mentioned yet: add reviewers on the data page first.'
              : undefined
        }
      >
        <MentionArea rows={2} team={team} {...form.register('text')} />
      </Field>
      <Button type="submit" disabled={form.isSubmitting}>
        Add note
      </Button>
    </form>
  )
}
