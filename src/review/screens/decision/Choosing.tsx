import { useState } from 'react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import { lastMade } from '#src/review/model/decision/decisions.ts'
import { reservationsOf } from '#src/review/model/decision/shortlist.ts'
import { useNeedsName } from '#src/review/screens/names/signing.ts'
import type { ShortlistPerson } from '#src/review/workers/shortlistJob.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import shared from '#src/ui/shared.module.css'

import { DecideDialog } from './DecideDialog.tsx'
import styles from './decision.module.css'
import { reservationWords, reservedWords } from './decisionWords.ts'
import { Entries } from './Entries.tsx'
import { Facts } from './Facts.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { rowsNow } from './tableRows.tsx'
import { errorOf, type ShownShortlist, useChoice, useListed } from './useShortlist.ts'

/** The shortlist, from which people are chosen. */
export function Choosing({
  assessmentId,
  read,
  isDeciding,
  onDeciding,
  onDecided,
}: {
  assessmentId: string
  read: ShownShortlist
  isDeciding: boolean
  onDeciding: (isDeciding: boolean) => void
  onDecided: () => void
}) {
  const { people, versions, decisions } = read
  const { listed, whatIf, usable, layBeside } = useListed(read)
  const { chosen, toggle } = useChoice(read)
  // Known before the dialog opens, whose first field gets the focus.
  const needsName = useNeedsName()
  const [asked, setAsked] = useState<ShortlistPerson | null>(null)
  const personById = new Map(people.map((person) => [person.candidateId, person]))
  const picked = listed.filter(({ person }) => chosen.has(person.candidateId))
  const question = asked && reservationWords(asked.name, reservationsOf(asked))
  const choose = (candidateId: string) => {
    const person = personById.get(candidateId)
    if (person === undefined) return
    if (!chosen.has(candidateId) && reservationsOf(person).length > 0) setAsked(person)
    else toggle(candidateId)
  }
  return (
    <>
      {lastMade(decisions) === null ? null : <Entries decisions={decisions} />}
      <Facts assessmentId={assessmentId} read={read} />
      {usable.length > 0 ? (
        <Field label="Ranks beside" className={styles.beside}>
          <NativeSelect value={whatIf?.id ?? ''} onChange={({ target }) => layBeside(target.value)}>
            <option value="">None</option>
            {usable.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      <PeopleTable
        assessmentId={assessmentId}
        label="Shortlist"
        rows={rowsNow(listed, versions)}
        tried={whatIf?.name ?? null}
        chosen={chosen}
        onChoose={({ candidateId }) => choose(candidateId)}
      />
      <div className={styles.bar}>
        <output className={styles.count}>
          <b>{`${numberText(chosen.size)} of ${numberText(people.length)} chosen`}</b>
          <span className={shared.quiet}>{reservedWords(picked.map(({ person }) => person))}</span>
        </output>
        <Button variant="primary" onClick={() => onDeciding(true)}>
          Decide
        </Button>
      </div>
      {asked && question ? (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel="Choose"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            toggle(asked.candidateId)
            setAsked(null)
          }}
        >
          {question.text}
        </ConfirmDialog>
      ) : null}
      {isDeciding ? (
        <DecideDialog
          assessmentId={assessmentId}
          listed={listed}
          chosen={chosen}
          whatIf={whatIf}
          decisions={decisions}
          errorOf={errorOf(versions)}
          needsName={needsName}
          onClose={() => onDeciding(false)}
          onDecided={onDecided}
        />
      ) : null}
    </>
  )
}
