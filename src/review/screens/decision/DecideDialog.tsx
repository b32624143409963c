import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'

import type { Decision } from '#schemas/records/decision.ts'
import { stageSchema } from '#schemas/records/candidate.ts'
import { decisionDetailsSchema } from '#schemas/records/details.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { decidedPeople, lastId, lastMade } from '#src/review/model/decision/decisions.ts'
import { closeCalls } from '#src/review/model/decision/shortlist.ts'
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import { SignerField } from '#src/review/screens/names/SignerField.tsx'
import { SIGNER_WORDS, signerShape, signForm } from '#src/review/screens/names/signing.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { stageName } from '#src/staff/words/stages.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import shared from '#src/ui/shared.module.css'

import { decideAndSay } from './decisionActions.ts'
import styles from './decision.module.css'
import { closeCallWords, counted, leavingFinalWords, reservedWords } from './decisionWords.ts'
import type { ListedPerson } from './useShortlist.ts'

/** As many names are shown at once; more would hide the form. */
const FEW = 5

/** Asks why, and where everybody moves; then decides. */
export function DecideDialog({
  assessmentId,
  listed,
  chosen,
  whatIf,
  decisions,
  errorOf,
  needsName,
  onClose,
  onDecided,
}: {
  assessmentId: string
  listed: readonly ListedPerson[]
  chosen: ReadonlySet<string>
  whatIf: SavedWhatIf | null
  decisions: readonly Decision[]
  errorOf: (versionId: string) => number | null
  /** Whoever decides has not entered a name yet. */
  needsName: boolean
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
  const reserved = reservedWords(picked)
  const form = useStaffForm({
    schema: z.extend(decisionDetailsSchema, signerShape),
    start: {
      signer: '',
      why: unmasked(before?.why),
      whys: Object.fromEntries(
        picked.map(({ candidateId }) => [candidateId, ownReason(before, candidateId)]),
      ),
      chosenTo: '',
      othersTo: '',
    },
    words: { signer: SIGNER_WORDS },
    save: async ({ why, whys, chosenTo, othersTo, ...signing }) => {
      const own = new Map(Object.entries(whys))
      const isExplained = picked.length > 0 && picked.every((each) => own.get(each.candidateId))
      if (why === '' && !isExplained) {
        return {
          field: 'why',
          text: picked.length === 0 ? 'Enter why nobody is chosen' : 'Enter why they are chosen',
        }
      }
      const signed = await signForm(signing)
      if (!signed.ok) return signed.error
      const problem = await decideAndSay(
        assessmentId,
        {
          ...{ id, why, by: signed.value },
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
  // What can be unfolded comes before it.
  const firstField = useRef<HTMLElement>(null)
  const [signer, why] = [form.register('signer'), form.register('why')]
  const first = (register: (field: HTMLElement | null) => void) => (field: HTMLElement | null) => {
    register(field)
    firstField.current = field
  }
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
      initialFocus={firstField}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      {picked.length > 0 ? (
        <Names
          words={`Chosen: ${counted(picked.length, 'candidate')}.`}
          people={picked}
          isOpen={picked.length <= FEW}
        />
      ) : null}
      {reserved === null ? null : <p>{reserved}</p>}
      {close.length > 0 ? (
        <Names words={closeCallWords(close.length)} people={close} isOpen={false} />
      ) : null}
      {needsName ? (
        <SignerField error={form.errorOf('signer')} {...signer} ref={first(signer.ref)} />
      ) : null}
      <Field
        label={picked.length === 0 ? 'Why nobody is chosen' : 'Why they are chosen'}
        error={form.errorOf('why')}
        help="Kept with the decision and printed. Don’t write names: not everybody who reads it may know them."
      >
        <TextArea rows={3} dir="auto" {...why} ref={needsName ? why.ref : first(why.ref)} />
      </Field>
      {picked.length > 0 ? (
        <details className={shared.folded}>
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
  return unmasked(before?.chosen.find((each) => each.candidateId === candidateId)?.why)
}

/** Not with a hidden name in it, because what replaces the name would be saved in its place. */
function unmasked(reason = ''): string {
  return reason.includes(MASK) ? '' : reason
}

/** A sentence about several people, with a way to see who they are. */
function Names({
  words,
  people,
  isOpen,
}: {
  words: string
  people: readonly { candidateId: string; name: string }[]
  isOpen: boolean
}) {
  return (
    <details className={`${shared.folded} ${styles.names}`} open={isOpen}>
      <summary>{words}</summary>
      <ul>
        {people.map(({ candidateId, name }) => (
          <li key={candidateId} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
