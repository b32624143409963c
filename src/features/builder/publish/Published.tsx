import { CircleCheck, Copy, ExternalLink, Users } from 'lucide-react'
import { useRef } from 'react'
import type { Version } from '#schemas/assessment.ts'
import { listCandidatesOfJob } from '#src/db/candidates.ts'
import { useQuery } from '#src/db/query.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { candidatePath, paths, takePath } from '#src/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Field } from '#src/ui/Field.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Link } from '#src/ui/routing.ts'
import { TextInput } from '#src/ui/TextInput.tsx'
import { toast } from '#src/ui/toasts.ts'
import { formatAccessCode } from '#src/vault/accessCode.ts'
import styles from './Publish.module.css'

interface PublishedProps {
  version: Version
  /** Codes that were handed out before this version. */
  before: ReadonlySet<string> | undefined
  onClose: () => void
}

/** It is out: the candidates' address, and who got a code by it. */
export function Published({ version, before, onClose }: PublishedProps) {
  const { jobId } = useBuilder()
  const copyButton = useRef<HTMLButtonElement>(null)
  const { assessmentId } = version
  const address = `${window.location.origin}${takePath(assessmentId)}`
  const candidates = useQuery(() => listCandidatesOfJob(jobId), [jobId])
  const invited = (candidates?.whole ?? []).flatMap(({ id, name, email, assignment }) =>
    assignment?.assessmentId === assessmentId && !before?.has(assignment.code)
      ? [{ id, name, email, code: assignment.code }]
      : [],
  )

  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast({ text: 'Address copied' })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      // A field that takes the focus shows the end of its text.
      initialFocus={copyButton}
      title={
        <span className={styles.done}>
          <CircleCheck size={20} aria-hidden /> Version {version.number} is published
        </span>
      }
      footer={
        <>
          <Button onClick={onClose}>Back to the draft</Button>
          <LinkButton to={`${paths.candidates}?job=${jobId}`} icon={<Users />}>
            Choose candidates
          </LinkButton>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.address}>
          <Field
            label="Address for candidates"
            help="Candidates sign in on this device with their email and access code."
          >
            <TextInput
              readOnly
              value={address}
              onFocus={(event) => selectFromStart(event.target)}
            />
          </Field>
          <Button ref={copyButton} icon={<Copy />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            icon={<ExternalLink />}
            onClick={() => window.open(address, '_blank', 'noopener')}
          >
            Open
          </Button>
        </div>
        <section>
          <h3>New access codes</h3>
          {invited.length === 0 ? (
            <p className={styles.quiet}>
              None. While this is the job’s only open assessment, candidates you add get a code at
              once. For anyone else, assign it on their profile.
            </p>
          ) : (
            <ul className={styles.invited}>
              {invited.map(({ id, name, email, code }) => (
                <li key={id}>
                  <Link to={candidatePath(id)}>{name}</Link>
                  <span className={styles.quiet}>{email}</span>
                  <code>{formatAccessCode(code)}</code>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  )
}

/** All of it, with the beginning in view: the end of an address says nothing. */
function selectFromStart(field: HTMLInputElement) {
  field.setSelectionRange(0, field.value.length, 'backward')
}
