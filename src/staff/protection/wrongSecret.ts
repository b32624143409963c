import type { FormProblem } from '#src/staff/forms/formProblem.ts'
import { announce } from '#src/ui/announce.ts'

export function wrongPassphrase<Name extends string>(field: Name): FormProblem<Name> {
  return wrong(field, 'This passphrase is incorrect')
}

export function wrongRecoveryCode<Name extends string>(field: Name): FormProblem<Name> {
  return wrong(field, 'This recovery code is incorrect')
}

/** Announced, because the field has the focus already, so its new description is not read by itself. */
function wrong<Name extends string>(field: Name, text: string): FormProblem<Name> {
  announce(text, 'assertive')
  return { field, text }
}
