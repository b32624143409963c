import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm, useFormState } from 'react-hook-form'

import type { Job } from '#schemas/job.ts'
import { suggestSlug } from '#src/db/jobs.ts'
import { Field } from '#src/ui/Field.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'

import styles from './JobFormDialog.module.css'
import { type JobForm, jobFormSchema } from './jobForm.ts'

/** Where the saving failed: at one field, or as a whole. */
export type JobFormProblem = { field?: keyof JobForm; text: string }

type JobFormDialogProps = {
  title: string
  saveLabel: string
  start: JobForm
  /** The other jobs, whose slugs are taken. */
  others: readonly Job[]
  /** A new job's slug follows its title until it is written by hand. */
  slugFollows: boolean
  /** Null when it was saved. */
  onSave: (form: JobForm) => Promise<JobFormProblem | null>
  onClose: () => void
}

/** The fields of a job, checked on leaving each of them. Shown as long as it is mounted. */
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
  const { register, handleSubmit, setError, setValue, getFieldState, control } = useForm<JobForm>({
    defaultValues: start,
    mode: 'onTouched',
    resolver: zodResolver(schema),
  })
  const { errors, isSubmitting } = useFormState({ control })

  const save = handleSubmit(async (form) => {
    const problem = await onSave(form)
    if (problem !== null) setError(problem.field ?? 'root', { message: problem.text })
  })

  const followTitle = (text: string) => {
    if (!slugFollows || getFieldState('slug').isDirty) return
    const taken = others.map((other) => other.slug)
    // Not dirty by this: only writing in the field itself takes the slug out of step.
    setValue('slug', text.trim() === '' ? '' : suggestSlug(text, taken), { shouldDirty: false })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={title}
      keepOpenOutside
      submitLabel={saveLabel}
      isSubmitting={isSubmitting}
      formClassName={styles.form}
      onSubmit={() => void save()}
    >
      {errors.root?.message === undefined ? null : (
        <div role="alert">
          <FieldError>{errors.root.message}</FieldError>
        </div>
      )}
      <Field label="Title" error={errors.title?.message} className={styles.whole}>
        <TextInput
          {...register('title', { onChange: (event) => followTitle(event.target.value) })}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Short name"
        help="Must be unique. Search finds the job by it, too."
        error={errors.slug?.message}
        className={styles.whole}
      >
        <TextInput {...register('slug')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Department" optional error={errors.department?.message}>
        <TextInput {...register('department')} autoComplete="off" />
      </Field>
      <Field label="Location" optional error={errors.location?.message}>
        <TextInput {...register('location')} autoComplete="off" />
      </Field>
      <Field
        label="Tags"
        optional
        help="Separated by commas."
        error={errors.tags?.message}
        className={styles.whole}
      >
        <TextInput {...register('tags')} autoComplete="off" />
      </Field>
      <Field
        label="Description"
        optional
        error={errors.description?.message}
        className={styles.whole}
      >
        <TextArea {...register('description')} />
      </Field>
    </FormDialog>
  )
}
