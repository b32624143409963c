import { Copy, Printer, RefreshCw } from 'lucide-react'
import { useCallback, useState } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { giveCodes, type Invitable } from '#src/hiring/storage/inviting.ts'
import { copyText } from '#src/staff/copyText.ts'
import { candidateAddress } from '#src/staff/handover/candidateAddress.ts'
import { RenewCodeDialog } from '#src/hiring/screens/RenewCodeDialog.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import shared from '#src/ui/shared.module.css'
import { formatAccessCode } from '#src/storage/vault/accessCode.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { currentActor } from '#src/storage/device/device.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

import { Slips } from './Slips.tsx'
import { PeopleList } from './PeopleList.tsx'
import styles from './Steps.module.css'
import { countText } from './countText.ts'

interface CodesStepProps {
  /** The chosen ones. */
  people: readonly Invitable[]
  assessment: Assessment
}

/** The chosen candidates’ access codes: seen, copied, renewed, and printed as slips. */
export function CodesStep({ people, assessment }: CodesStepProps) {
  const [renewed, setRenewed] = useState<Invitable | null>(null)
  const [printings, setPrintings] = useState(0)
  const print = useCallback(() => window.print(), [])
  const withCode = people.flatMap((person) =>
    person.code === null ? [] : [{ ...person, code: person.code }],
  )
  const without = people.filter(({ code }) => code === null)
  const address = candidateAddress(assessment.id)
  const title = assessment.title.trim() || 'Untitled assessment'
  const removal = useFocusAfterRemoval()
  if (people.length === 0) {
    return <p className={shared.quiet}>Nobody is chosen yet. Go back and choose candidates.</p>
  }
  return (
    <div {...removal} className={styles.codes}>
      <MissingCodes people={without} assessmentId={assessment.id} />
      {withCode.length === 0 ? null : (
        <>
          <p>
            Each candidate signs in with their email and this code. Don’t share it with anyone else.
          </p>
          <div className={styles.toolbar}>
            <Button
              data-next-focus
              icon={<Printer />}
              onClick={() => setPrintings((count) => count + 1)}
            >
              {withCode.length === 1
                ? 'Print slip'
                : `Print ${withCode.length.toLocaleString('en')} slips`}
            </Button>
            <Button
              icon={<Copy />}
              onClick={() => void copyText(codeList(title, address, withCode), 'Codes')}
            >
              Copy all
            </Button>
          </div>
          <PeopleList label="Access codes" people={withCode}>
            {(person) => <CodeRow person={person} onRenew={() => setRenewed(person)} />}
          </PeopleList>
        </>
      )}
      <RenewCodeDialog
        candidateId={renewed?.id ?? null}
        name={renewed?.name ?? ''}
        onClose={() => setRenewed(null)}
      />
      {printings === 0 ? null : (
        // Again for each press, and kept until the step is left: some browsers return from printing
        // before they have read the page.
        <Slips key={printings} title={title} address={address} people={withCode} onDrawn={print} />
      )}
    </div>
  )
}

/** All codes as text, for a message or a document. */
function codeList(
  title: string,
  address: string,
  people: readonly { name: string; email: string; code: string }[],
): string {
  const lines = people.map(
    ({ name, email, code }) => `${name} (${email}): ${formatAccessCode(code)}`,
  )
  return [title, address, '', ...lines].join('\n')
}

interface CodeRowProps {
  person: Invitable
  onRenew: () => void
}

function CodeRow({ person: { name, email, code }, onRenew }: CodeRowProps) {
  const shown = formatAccessCode(code ?? '')
  return (
    <div className={styles.codeRow}>
      <span className={styles.name} dir="auto" title={name}>
        {name}
      </span>
      <span className={styles.email} title={email}>
        {email}
      </span>
      <code className={styles.code} translate="no">
        {shown}
      </code>
      <span className={styles.rowButtons}>
        <IconButton
          label={`Copy the code of ${name}`}
          icon={<Copy size={16} />}
          onClick={() => void copyText(shown, 'Code')}
        />
        <IconButton
          label={`Replace code for ${name}`}
          icon={<RefreshCw size={16} />}
          onClick={onRenew}
        />
      </span>
    </div>
  )
}

interface MissingCodesProps {
  /** Selected candidates without a code. */
  people: readonly Invitable[]
  assessmentId: string
}

/** Assigns the assessment to those who have none, which gives them a code. */
function MissingCodes({ people, assessmentId }: MissingCodesProps) {
  const [failure, setFailure] = useState<string>()
  const [isGiving, setGiving] = useState(false)
  if (people.length === 0) return null
  const codes = countText(people.length, 'access code')
  const give = async () => {
    setGiving(true)
    const ids = people.map(({ id }) => id)
    const given = await giveCodes(ids, assessmentId, await currentActor())
    setGiving(false)
    if (given.ok) {
      toast({ text: `${countText(given.value, 'access code')} created` })
      return
    }
    const { title, text } = failureWords(given.error.kind)
    setFailure(`${title}. ${text}`)
  }
  return (
    <div className={styles.missing}>
      <p>
        {`${countText(people.length, 'chosen candidate')} ${people.length === 1 ? 'has' : 'have'} no access code yet. A new code also assigns this assessment.`}
      </p>
      <FormFailure text={failure} />
      <Button disabled={isGiving} onClick={() => void give()}>
        {`Create ${codes}`}
      </Button>
    </div>
  )
}
