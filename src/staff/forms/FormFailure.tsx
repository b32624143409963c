import { FieldError } from '#src/ui/controls/FieldError.tsx'

/** Why the form could not be saved, announced at once. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div role="alert">
      <FieldError>{text}</FieldError>
    </div>
  )
}
