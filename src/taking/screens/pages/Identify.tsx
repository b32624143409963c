import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'

import type { Parting } from '#schemas/records/sitting.ts'
import { isComposing } from '#src/base/composing.ts'
import type { Invitation, OpenedFor } from '#src/taking/storage/taking.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { mintId } from '#src/storage/vault/randomness.ts'

import {
  CODE_LENGTH,
  type IdentifyErrors,
  identifyPerson,
  type Refusal,
} from '#src/taking/screens/attempt/identifying.ts'
import { clockParts } from '#src/taking/screens/clock/loadClock.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import { PartingNote } from './PartingNote.tsx'
import { Screen } from './Screen.tsx'
import { sizeWords } from './sizeWords.ts'
import { StaffLink } from './StaffLink.tsx'
import styles from './take.module.css'

type IdentifyProps = {
  assessmentId: string
  /** Absent while locked: the page then shows nothing about what it holds. */
  invitation?: Invitation
  /** The choice of a language. */
  corner?: ReactNode
  parting: Parting | 'lockedUnsaved' | null
  /** Staff opened this session for somebody, whose email need not be typed. */
  openedFor?: OpenedFor | undefined
  /** Where staff take the device back; null if this page offers no way there. */
  staffAddress: string | null
  /** Why this person can't continue here, or null if they can. */
  onIdentified: (candidateId: string, code: string) => Promise<Refusal | null>
}

/** The sign-in form: email and access code. Lists nobody and remembers nobody. */
export function Identify({
  assessmentId,
  invitation,
  corner,
  parting,
  openedFor,
  staffAddress,
  onIdentified,
}: IdentifyProps) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<IdentifyErrors>({})
  const [checking, setChecking] = useState(false)
  // The same list in every language.
  const languages = invitation?.languages
  const [asking, setAsking] = useState(languages)
  if (asking !== languages) {
    // The code was right, but didn't open the answers, so this page asks once more.
    setAsking(languages)
    setChecking(false)
    setCode('')
  }
  const summary = useRef<HTMLElement>(null)
  // Field names that are new on every load, so that autofill has nothing to offer.
  const [nonce] = useState(() => mintId('f'))
  const words = useWords()
  const { signingIn, starting } = words
  const limits = invitation?.limits ?? null
  const Clock = clockParts()
  const messages = messagesFor(errors, words, openedFor !== undefined)
  const shown = Object.entries(messages)

  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors])

  async function identify() {
    setChecking(true)
    const found = await identifyPerson(
      assessmentId,
      { email, code, whose: openedFor?.candidateId },
      new Date(),
    )
    const refusal = found.ok ? await onIdentified(found.candidateId, code) : null
    // A successful sign-in leaves this page, or asks anew; until then nothing can be pressed twice.
    if (found.ok && refusal === null) return
    setChecking(false)
    setErrors(found.ok ? (refusal === null ? {} : { form: refusal }) : found.errors)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!checking) void identify()
  }

  const heading = invitation?.title ?? signingIn.heading
  // Whoever comes back has read what it is like.
  const isNew = invitation?.onlyToFinish === false && parting === null
  const title = invitation ? signingIn.pageTitle(heading) : signingIn.lockedTitle
  return (
    <Screen
      title={shown.length > 0 ? words.problems.pageTitle(title) : title}
      heading={
        <bdi className={styles.authored} lang={invitation?.language}>
          {heading}
        </bdi>
      }
      corner={corner}
      takeFocus={parting !== null}
    >
      {parting === null ? null : <PartingNote why={parting} />}
      {shown.length === 0 ? null : (
        <section
          ref={summary}
          tabIndex={-1}
          aria-labelledby={`${nonce}-problems`}
          className={styles.summary}
        >
          <h2 id={`${nonce}-problems`}>{words.problems.title}</h2>
          <ul>
            {shown.map(([field, message]) => (
              <li key={field}>
                {/* A wrong combination is corrected in the code first. */}
                <a href={`#${nonce}-${field === 'form' ? 'code' : field}`}>{message}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {invitation?.onlyToFinish === true && <p>{signingIn.onlyToFinish}</p>}
      {isNew && (
        <p className={styles.size}>
          <strong>{sizeWords(invitation, limits?.all ?? null, words)}</strong>
        </p>
      )}
      {openedFor && <p>{words.starting.openedFor(openedFor.email)}</p>}
      <p>{openedFor ? signingIn.askCode : signingIn.ask}</p>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        {openedFor === undefined && (
          <Field label={signingIn.email} id={`${nonce}-email`} error={messages.email}>
            <TextInput
              type="email"
              inputMode="email"
              enterKeyHint="next"
              name={`${nonce}-email`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              value={email}
              onKeyDown={(event) => {
                // Enter moves on to the code, as the key of touch keyboards says.
                if (event.key !== 'Enter' || code !== '' || isComposing(event.nativeEvent)) return
                event.preventDefault()
                document.getElementById(`${nonce}-code`)?.focus()
              }}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        )}
        <Field
          label={signingIn.code}
          id={`${nonce}-code`}
          help={signingIn.codeHelp}
          error={messages.code}
        >
          <TextInput
            className={styles.code}
            enterKeyHint="go"
            name={`${nonce}-code`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={checking}>
            {signingIn.continue}
          </Button>
        </div>
      </form>
      {isNew && (
        <ul className={styles.facts}>
          {Clock && limits && <Clock.LimitsInShort limits={limits} />}
          <li>{starting.saved}</li>
          {limits === null && <li>{starting.mayStop}</li>}
        </ul>
      )}
      <StaffLink address={staffAddress} />
    </Screen>
  )
}

type Messages = { [field in keyof IdentifyErrors]: string }

function messagesFor(
  { email, code, form }: IdentifyErrors,
  { signingIn }: CandidateWords,
  /** If staff opened the session for a known email, a wrong combination is a wrong code. */
  isEmailKnown: boolean,
): Messages {
  const { emailFaults, codeFaults } = signingIn
  return {
    ...(email && { email: emailFaults[email] }),
    ...(code && {
      code: code === 'missing' ? codeFaults.missing : codeFaults.unreadable(CODE_LENGTH),
    }),
    ...(form && {
      form:
        form.kind === 'wait'
          ? signingIn.wait(form.seconds, form.until)
          : isEmailKnown && form.kind === 'noMatch'
            ? signingIn.wrongCode
            : signingIn[form.kind],
    }),
  }
}
