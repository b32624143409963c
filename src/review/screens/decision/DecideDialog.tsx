import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import type { Decision } from '#schemas/records/decision.ts'
import { stageSchema } from '#schemas/records/candidate.ts'
import { decisionDetailsSchema } from '#schemas/records/details.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { decidedPeople, lastId, lastMade } from '#src/review/model/decision/decisions.ts'
import { closeCalls } from '#src/review/model/decision/shortlist.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { stageName } from '#src/staff/words/stages.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import shared from '#src/ui/shared.module.css'

import { decideAndSay } from './decisionActions.ts'
import styles from './decision.module.css'
import { leavingFinalWords, reservedWords } from './decisionWords.ts'
import type { ListedPerson } from './useShortlist.ts'

/** Names are listed up to here; more would hide the form. */
const MOST_NAMED = 12

/** Asks why, and where everybody moves; then decides. */
export function DecideDialog({
  assessmentId,
  listed,
  chosen,
  whatIf,
  decisions,
  errorOf,
  onClose,
  onDecided,
}: {
  assessmentId: string
  listed: readonly ListedPerson[]
  chosen: ReadonlySet<string>
  whatIf: SavedWhatIf | null
  decisions: readonly Decision[]
  errorOf: (versionId: string) => number | null
  onClose: () => void
  onDecided: () => void
}) {
  // What whoever decides has seen: a decision made meanwhile must be seen first.
  const [seen] = useState(() => lastId(decisions))
  const [id] = useState(() => mintId('d'))
  const people = listed.map(({ person }) => person)
  const picked = people.filter(({ candidateId }) => chosen.has(candidateId))
  const others = people.length - picked.length
  const close = closeCalls(people, chosen, errorOf)
  const before = lastMade(decisions)
  const form = useStaffForm({
    schema: decisionDetailsSchema,
    start: {
      why: before?.why ?? '',
      whys: Object.fromEntries(
        picked.map(({ candidateId }) => [candidateId, ownReason(before, candidateId)]),
      ),
      chosenTo: '',
      othersTo: '',
    },
    words: {},
    save: async ({ why, whys, chosenTo, othersTo }) => {
      const own = new Map(Object.entries(whys))
      const isExplained = picked.length > 0 && picked.every((each) => own.get(each.candidateId))
      if (why === '' && !isExplained) {
        return {
          field: 'why',
          text: picked.length === 0 ? 'Enter why nobody is chosen' : 'Enter why they are chosen',
        }
      }
      const problem = await decideAndSay(
        assessmentId,
        {
          ...{ id, why, by: await currentActor() },
          ...decidedPeople(listed, chosen, own),
          ...(whatIf && { whatIf }),
          stages: {
            ...(chosenTo !== '' && { chosen: chosenTo }),
            ...(othersTo !== '' && { notChosen: othersTo }),
          },
        },
        seen,
      )
      if (problem !== null) return { text: problem }
      onDecided()
      return null
    },
  })
  const { chosenTo = '', othersTo = '' } = useWatch({ control: form.control })
  const leaving = leavingFinalWords(
    people.map(({ candidateId, stage }) => ({
      from: stage,
      to: chosen.has(candidateId) ? chosenTo : othersTo,
    })),
  )
  return (
    <FormDialog
      onClose={onClose}
      title={
        picked.length === 0
          ? 'Decide to choose nobody'
          : `Decide: ${numberText(picked.length)} of ${numberText(people.length)} chosen`
      }
      submitLabel="Decide"
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      {picked.length > 0 ? <p className={styles.names}>{`Chosen: ${namesText(picked)}.`}</p> : null}
      {[
        reservedWords(picked),
        close.length > 0
          ? `The score of ${namesText(close)}, not chosen, can’t be told apart from the lowest one chosen.`
          : null,
      ].map((words) => (words === null ? null : <p key={words}>{words}</p>))}
      <Field
        label={picked.length === 0 ? 'Why nobody is chosen' : 'Why they are chosen'}
        error={form.errorOf('why')}
        help="Kept with the decision and printed. Don’t write names: not everybody who reads it may know them."
      >
        <TextArea rows={3} dir="auto" {...form.register('why')} />
      </Field>
      {picked.length > 0 ? (
        <details className={styles.whys}>
          <summary>A reason for each</summary>
          {picked.map(({ candidateId, name }) => (
            <Field
              key={candidateId}
              label={name}
              optional
              error={form.errorOf(`whys.${candidateId}`)}
            >
              <TextArea rows={1} dir="auto" {...form.register(`whys.${candidateId}`)} />
            </Field>
          ))}
        </details>
      ) : null}
      <div className={styles.moves}>
        {picked.length > 0 ? (
          <Field label="Move those chosen to">
            <NativeSelect {...form.register('chosenTo')}>
              <StageOptions />
            </NativeSelect>
          </Field>
        ) : null}
        {others > 0 ? (
          <Field label={picked.length > 0 ? 'Move the others to' : 'Move everybody to'}>
            <NativeSelect {...form.register('othersTo')}>
              <StageOptions />
            </NativeSelect>
          </Field>
        ) : null}
      </div>
      <output className={shared.quiet}>{leaving ?? ''}</output>
    </FormDialog>
  )
}

function StageOptions() {
  return (
    <>
      <option value="">Leave them where they are</option>
      {stageSchema.options.map((stage) => (
        <option key={stage} value={stage}>
          {stageName(stage)}
        </option>
      ))}
    </>
  )
}

function ownReason(before: ReturnType<typeof lastMade>, candidateId: string): string {
  return before?.chosen.find((each) => each.candidateId === candidateId)?.why ?? ''
}

function namesText(people: readonly { name: string }[]): string {
  const names = people.map(({ name }) => name)
  if (names.length <= MOST_NAMED) return listText(names, 'and')
  const named = names.slice(0, MOST_NAMED - 1)
  return listText([...named, `${numberText(names.length - named.length)} others`], 'and')
}
