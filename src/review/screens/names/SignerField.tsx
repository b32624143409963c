import type { ComponentProps } from 'react'

import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

const HELP =
  'You appear as “Hiring team” so far. If you marked responses under that name, enter it here to keep them as yours.'

/** Asks for the name under which an act is recorded. */
export function SignerField({
  error,
  ...input
}: { error: string | undefined } & ComponentProps<typeof TextInput>) {
  return (
    <Field label="Your name" help={HELP} error={error}>
      <TextInput autoComplete="name" {...input} />
    </Field>
  )
}
