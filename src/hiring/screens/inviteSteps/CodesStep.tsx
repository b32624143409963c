import { Copy, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import type { Invitable } from '#src/hiring/storage/inviting.ts'
import { copyText } from '#src/staff/copyText.ts'
import { candidateAddress } from '#src/staff/handover/candidateAddress.ts'
import { RenewCodeDialog } from '#src/hiring/screens/RenewCodeDialog.tsx'
import { Button } from '#src/ui/controls/Button.tsx'

import { Slips } from './Slips.tsx'
import shared from '#src/ui/shared.module.css'
import { CodeRow } from './CodeRow.tsx'
import { codeList } from './codeList.ts'
import { MissingCodes } from './MissingCodes.tsx'
import { PeopleList } from './PeopleList.tsx'
import styles from './Steps.module.css'

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
  if (people.length === 0) {
    return <p className={shared.quiet}>Nobody is chosen yet. Go back and choose candidates.</p>
  }
  return (
    <>
      <MissingCodes people={without} assessmentId={assessment.id} />
      {withCode.length === 0 ? null : (
        <>
          <p>Each candidate signs in with their email and this code. Give it to nobody else.</p>
          <div className={styles.toolbar}>
            <Button icon={<Printer />} onClick={() => setPrintings((count) => count + 1)}>
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
    </>
  )
}
