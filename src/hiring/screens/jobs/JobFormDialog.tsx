import { useMemo } from 'react'

import type { JobDetails } from '#schemas/records/details.ts'
import type { Job } from '#schemas/records/job.ts'
import { suggestSlug } from '#src/hiring/model/slug.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import type { FormProblem } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

import styles from './JobFormDialog.module.css'
import { jobDetailsOf, type JobForm, jobFormSchema, jobFormWords } from './jobForm.ts'

type JobFormDialogProps = {
  title: string
  saveLabel: string
  start: JobForm
  /** The other jobs, whose slugs are taken. */
  others: readonly Job[]
  /** A new job's slug is derived from its title until it is edited. */
  slugFollows: boolean
  /** Null once it is saved. */
  onSave: (details: JobDetails) => Promise<FormProblem<'slug'> | null>
  onClose: () => void
}

/** The fields of a job. Open while it is mounted. */
export function JobFormDialog({
  title,
  saveLabel,
  start,
  others,
  slugFollows,
  onSave,
  onClose,
}: JobFormDialogProps) {
  const schema = useMemo(() => jobFormSchema(others), [others])
  const form = useStaffForm({
    schema,
    start,
    words: jobFormWords,
    save: (values) => onSave(jobDetailsOf(values)),
  })
  const { register, errorOf, getFieldState, setValue } = form

  const followTitle = (text: string) => {
    if (!slugFollows || getFieldState('slug').isDirty) return
    const taken = others.map((other) => other.slug)
    // Doesn't make the field dirty: only editing the slug itself stops it from following the title.
    setValue('slug', text.trim() === '' ? '' : suggestSlug(text, taken), {
      shouldDirty: false,
      shouldValidate: form.isSubmitted,
    })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={title}
      submitLabel={saveLabel}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      formClassName={styles.form}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <Field label="Title" error={errorOf('title')} className={styles.whole}>
        <TextInput
          {...register('title', { onChange: (event) => followTitle(event.target.value) })}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Short name"
        help="Used in search. Must be unique."
        error={errorOf('slug')}
        className={styles.whole}
      >
        <TextInput {...register('slug')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Department" optional>
        <TextInput {...register('department')} autoComplete="off" />
      </Field>
      <Field label="Location" optional>
        <TextInput {...register('location')} autoComplete="off" />
      </Field>
      <Field label="Tags" optional help="Separated by commas." className={styles.whole}>
        <TextInput {...register('tags')} autoComplete="off" />
      </Field>
      <Field label="Description" optional className={styles.whole}>
        <TextArea {...register('description')} />
      </Field>
    </FormDialog>
  )
}
