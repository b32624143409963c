import { type ReactNode, useEffect, useRef } from 'react'

import { FormFailure } from '#src/staff/forms/FormFailure.tsx'

import styles from './protection.module.css'

interface SecretFormProps {
  /** For a button outside of it. */
  id?: string
  /** Its name, for a form that takes the focus of a button that is no longer there. */
  focusedAs?: string
  failure: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** A form for a passphrase or a code. No browser is to keep what is typed in it. */
export function SecretForm({ id, focusedAs, failure, onSubmit, children }: SecretFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const takesFocus = focusedAs !== undefined
  useEffect(() => {
    if (takesFocus) form.current?.focus()
  }, [takesFocus])
  return (
    <form
      ref={form}
      id={id}
      {...(takesFocus && { tabIndex: -1, 'aria-label': focusedAs })}
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormFailure text={failure} />
      {children}
    </form>
  )
}
