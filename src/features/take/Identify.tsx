import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import type { Parting } from '#schemas/sitting.ts'
import type { Invitation } from '#src/db/taking.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { mintId } from '#src/vault/randomness.ts'

import { type IdentifyErrors, identifyPerson } from './identifying.ts'
import { PartingNote } from './PartingNote.tsx'
import { Screen } from './Screen.tsx'
import { sizeWords } from './sizeWords.ts'
import styles from './take.module.css'

type IdentifyProps = {
  assessmentId: string
  /** Absent while locked: the page then says nothing of what it holds. */
  invitation?: Invitation
  parting: Parting | 'lockedUnsaved' | null
  /** Words for why this person can't go on here, or null when they can. */
  onIdentified: (candidateId: string) => Promise<string | null>
}

/** Asks who is here, by e-mail and access code. Lists nobody and remembers nobody. */
export function Identify({ assessmentId, invitation, parting, onIdentified }: IdentifyProps) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<IdentifyErrors>({})
  const [checking, setChecking] = useState(false)
  const summary = useRef<HTMLElement>(null)
  // In names that no autofill has ever seen: another one at every load.
  const [nonce] = useState(() => mintId('f'))
  const messages = Object.entries(errors)

  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors])

  async function identify() {
    setChecking(true)
    const found = await identifyPerson(assessmentId, { email, code }, new Date())
    const refusal = found.ok ? await onIdentified(found.candidateId) : null
    // Whoever is let in leaves this page behind: nothing can be pressed twice until then.
    if (found.ok && refusal === null) return
    setChecking(false)
    setErrors(found.ok ? { form: refusal ?? '' } : found.errors)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!checking) void identify()
  }

  const heading = invitation?.title ?? 'Sign in to continue'
  const title = invitation ? `Sign in – ${heading}` : 'Locked'
  return (
    <Screen
      title={messages.length > 0 ? `Error: ${title}` : title}
      heading={
        <bdi className={styles.authored} lang={invitation?.language}>
          {heading}
        </bdi>
      }
      takeFocus={parting !== null}
    >
      {parting === null ? null : <PartingNote why={parting} />}
      {messages.length === 0 ? null : (
        <section
          ref={summary}
          tabIndex={-1}
          aria-labelledby={`${nonce}-problems`}
          className={styles.summary}
        >
          <h2 id={`${nonce}-problems`}>There is a problem</h2>
          <ul>
            {messages.map(([field, message]) => (
              <li key={field}>
                {/* What is wrong with both together is put right in the code first. */}
                <a href={`#${nonce}-${field === 'form' ? 'code' : field}`}>{message}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {invitation === undefined ? null : (
        <p>
          {invitation.onlyToFinish
            ? 'This assessment is closed. If you have already started, you can still finish it.'
            : `${sizeWords(invitation)}. Your answers are saved on this device as you go, and you can stop and come back.`}
        </p>
      )}
      <p>Enter your email address and the access code that the hiring team gave you.</p>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        <Field label="Email address" id={`${nonce}-email`} error={errors.email}>
          <TextInput
            type="email"
            inputMode="email"
            name={`${nonce}-email`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field
          label="Access code"
          id={`${nonce}-code`}
          help="Eight letters and digits, such as ABCD‑2345. You can paste it. Staff can also open the session for you."
          error={errors.code}
        >
          <TextInput
            className={styles.code}
            name={`${nonce}-code`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={checking}>
            Continue
          </Button>
        </div>
      </form>
    </Screen>
  )
}
