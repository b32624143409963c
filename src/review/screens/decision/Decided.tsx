import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'

import type { MadeDecision } from '#schemas/records/decision.ts'
import { reopeningDetailsSchema } from '#schemas/records/details.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { SignerField } from '#src/review/screens/names/SignerField.tsx'
import {
  SIGNER_WORDS,
  signerShape,
  signForm,
  useNeedsName,
} from '#src/review/screens/names/signing.ts'
import type { Shortlist } from '#src/review/workers/shortlistJob.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import { triedWords } from '#src/review/screens/whatIf/whatIfWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import shared from '#src/ui/shared.module.css'

import { reopenAndSay } from './decisionActions.ts'
import styles from './decision.module.css'
import { chosenWords, movedWords, reservedWords, sinceWords } from './decisionWords.ts'
import { ChosenMarks } from './ChosenMarks.tsx'
import { Entries } from './Entries.tsx'
import { MailMergeDialog } from './MailMergeDialog.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { rowsThen } from './tableRows.tsx'

/** A decision as it was made: who, when, by whom and why. */
export function Decided({
  assessmentId,
  title,
  decision,
  read,
  takesFocus,
}: {
  assessmentId: string
  title: string
  decision: MadeDecision
  read: Shortlist
  /** It was just made here, so that the button with the focus is gone. */
  takesFocus: boolean
}) {
  const { people, versions, decisions } = read
  const { chosen, notChosen, whatIf, why, by, at } = decision
  const [open, setOpen] = useState<'reopen' | 'mail' | null>(null)
  // Known before the dialog opens, whose first field gets the focus.
  const needsName = useNeedsName()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const tried = versions.find(({ version }) => version.id === whatIf?.versionId)
  const rows = {
    chosen: rowsThen(chosen, people, versions),
    notChosen: rowsThen(notChosen, people, versions),
  }
  const shownTogether = { assessmentId, tried: whatIf?.name ?? null }
  return (
    <>
      <section className={styles.summary} aria-labelledby="decided">
        <h2 id="decided" ref={heading} tabIndex={-1}>
          {chosenWords(decision)}
        </h2>
        <p className={shared.quiet}>
          <span>Decided by </span>
          <bdi>{actorName(by)}</bdi>
          <span>{`, ${momentText(at)}`}</span>
        </p>
        {why === '' ? null : (
          <p dir="auto" className={styles.reason}>
            {why}
          </p>
        )}
        {[
          reservedWords(chosen, 'then'),
          movedWords(decision),
          whatIf && tried
            ? `Laid beside: “${whatIf.name}”, ${triedWords(whatIf, tried.version.definition)}.`
            : null,
          ...sinceWords(decision, people),
        ].map((words) =>
          words === null ? null : (
            <p key={words} className={shared.explanation}>
              {words}
            </p>
          ),
        )}
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => setOpen('mail')}>
            Save for mail merge
          </Button>
          <Button onClick={() => setOpen('reopen')}>Reopen</Button>
        </div>
      </section>
      {chosen.length === 0 ? null : (
        <section className={styles.group} aria-labelledby="those-chosen">
          <h2 id="those-chosen">Chosen</h2>
          <PeopleTable label="Chosen" rows={rows.chosen} {...shownTogether} />
        </section>
      )}
      <ChosenMarks
        assessmentId={assessmentId}
        chosen={chosen}
        besideHidden={people.some(({ isHidden }) => isHidden)}
      />
      {notChosen.length === 0 ? null : (
        <section className={styles.group} aria-labelledby="those-not-chosen">
          <h2 id="those-not-chosen">Not chosen</h2>
          <PeopleTable label="Not chosen" rows={rows.notChosen} {...shownTogether} />
        </section>
      )}
      {decisions.length > 1 ? <Entries decisions={decisions} /> : null}
      {open === 'reopen' ? (
        <ReopenDialog
          assessmentId={assessmentId}
          decision={decision}
          needsName={needsName}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'mail' ? (
        <MailMergeDialog
          assessmentId={assessmentId}
          title={title}
          decision={decision}
          people={people}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}

function ReopenDialog({
  assessmentId,
  decision,
  needsName,
  onClose,
}: {
  assessmentId: string
  decision: MadeDecision
  needsName: boolean
  onClose: () => void
}) {
  const form = useStaffForm({
    schema: z.extend(reopeningDetailsSchema, signerShape),
    start: { reason: '', signer: '' },
    words: {
      reason: { invalid: 'Enter why it is reopened', label: 'Why' },
      signer: SIGNER_WORDS,
    },
    save: async ({ reason, ...signing }) => {
      const signed = await signForm(signing)
      if (!signed.ok) return signed.error
      const problem = await reopenAndSay(assessmentId, decision, { by: signed.value, reason })
      if (problem === null) onClose()
      return problem
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Reopen the decision"
      submitLabel="Reopen"
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <p>
        The decision stays in the history with your reason, and you can decide again. Everybody
        stays in the stage where they are.
      </p>
      {needsName ? (
        <SignerField error={form.errorOf('signer')} {...form.register('signer')} />
      ) : null}
      <Field
        label="Why it is reopened"
        error={form.errorOf('reason')}
        help="Don’t write names: not everybody who reads it may know them."
      >
        <TextArea rows={2} dir="auto" {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
