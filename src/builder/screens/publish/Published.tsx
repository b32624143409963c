import { CircleCheck, Copy, ExternalLink, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Version } from '#schemas/records/assessment.ts'
import { listCandidatesOfJob } from '#src/hiring/storage/candidates.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { candidatePath, invitePath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { copyText } from '#src/staff/copyText.ts'
import { candidateAddress } from '#src/staff/handover/candidateAddress.ts'
import { HandOverDialog } from '#src/staff/handover/HandOverDialog.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { Link } from '#src/staff/routing.ts'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { formatAccessCode } from '#src/storage/vault/accessCode.ts'
import styles from './Publish.module.css'

const SHOWN = 10

interface PublishedProps {
  version: Version
  /** Codes that existed before this version. */
  before: ReadonlySet<string> | undefined
  onClose: () => void
}

/** After publishing: the candidates' address, and those who received a code. */
export function Published({ version, before, onClose }: PublishedProps) {
  const { jobId } = useBuilder()
  const [handing, setHanding] = useState(false)
  const copyButton = useRef<HTMLButtonElement>(null)
  const { assessmentId } = version
  const address = candidateAddress(assessmentId)
  const candidates = useQuery(() => listCandidatesOfJob(jobId), [jobId])
  const invited = (candidates?.whole ?? []).flatMap(({ id, name, email, assignment }) =>
    assignment?.assessmentId === assessmentId && !before?.has(assignment.code)
      ? [{ id, name, email, code: assignment.code }]
      : [],
  )

  return (
    <Dialog
      open
      onClose={onClose}
      // A focused text field would scroll to its end.
      initialFocus={copyButton}
      title={
        <span className={styles.done}>
          <CircleCheck size={20} aria-hidden />{' '}
          <span>{`Version ${version.number} is published`}</span>
        </span>
      }
      footer={
        <>
          <Button onClick={onClose}>Return to the draft</Button>
          <Button onClick={() => setHanding(true)}>Hand over this device</Button>
          <LinkButton variant="primary" to={invitePath(assessmentId)} icon={<Users />}>
            Invite candidates
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
          <Button
            ref={copyButton}
            icon={<Copy />}
            onClick={() => void copyText(address, 'Address')}
          >
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
              None yet. While this is the job’s only open assessment, candidates you add get a code
              at once. Otherwise, invite them.
            </p>
          ) : (
            <ul className={styles.invited}>
              {invited.slice(0, SHOWN).map(({ id, name, email, code }) => (
                <li key={id}>
                  <Link to={candidatePath(id)}>{name}</Link>
                  <span className={styles.quiet}>{email}</span>
                  <code translate="no">{formatAccessCode(code)}</code>
                </li>
              ))}
            </ul>
          )}
          {invited.length > SHOWN ? (
            <p className={styles.quiet}>
              {`And ${(invited.length - SHOWN).toLocaleString('en')} more: choose “Invite candidates” to see all codes.`}
            </p>
          ) : null}
        </section>
      </div>
      {handing ? (
        <HandOverDialog
          assessments={[{ id: assessmentId, title: version.definition.settings.title }]}
          onClose={() => setHanding(false)}
        />
      ) : null}
    </Dialog>
  )
}

/** Selects everything but shows the start, because the end of an address is not helpful. */
function selectFromStart(field: HTMLInputElement) {
  field.setSelectionRange(0, field.value.length, 'backward')
}
