import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import type * as z from 'zod/mini'

import type { FormProblem } from './formProblem.ts'
import { type FieldWords, issueWords } from './issueWords.ts'

type StaffFormOptions<Input extends FieldValues, Output extends FieldValues> = {
  /** The schema of what is saved. Its input type is that of the fields. */
  schema: z.ZodMiniType<Output, Input>
  start: DefaultValues<Input>
  /** For each field that the schema can reject. */
  words: { readonly [Name in FieldPath<Input>]?: FieldWords }
  /** Null once it is saved. */
  save: (values: Output) => Promise<FormProblem<FieldPath<Input>> | null>
}

/**
 * A staff form. Fields are validated on submitting, and from then on as they change; the first
 * invalid one gets the focus. Submitting again while saving does nothing.
 */
export function useStaffForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  start,
  words,
  save,
}: StaffFormOptions<Input, Output>) {
  const form: UseFormReturn<Input, unknown, Output> = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: issueWords(words) }),
    defaultValues: start,
  })
  const { control, handleSubmit, setError, getFieldState } = form
  const formState = useFormState({ control })
  // The form state updates too late to ignore a second press.
  const isSaving = useRef(false)

  const saveValid = handleSubmit(async (values) => {
    const problem = await save(values)
    if (problem === null) return
    setError(problem.field ?? 'root', { message: problem.text }, { shouldFocus: true })
  })

  const submit = async () => {
    if (isSaving.current) return
    isSaving.current = true
    await saveValid().finally(() => {
      isSaving.current = false
    })
  }

  return {
    ...form,
    errorOf: (name: FieldPath<Input>) => getFieldState(name, formState).error?.message,
    /** Why the form could not be saved as a whole. */
    failure: formState.errors.root?.message,
    isDirty: formState.isDirty,
    isSubmitting: formState.isSubmitting,
    /** Fields are validated when they change; a value set by another field should be too. */
    isSubmitted: formState.isSubmitted,
    submit: () => void submit(),
  }
}
