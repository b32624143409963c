import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import * as z from 'zod/mini'

import type { Actor } from '#schemas/actor.ts'
import { revealDetailsSchema } from '#schemas/records/details.ts'
import { hideNames, revealNames } from '#src/review/storage/revealing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { announce } from '#src/ui/announce.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'

import { SignerField } from './SignerField.tsx'
import { NO_REASON, SIGNER_WORDS, signerShape, signForm, useNeedsName } from './signing.ts'

/**
 * Shows the names of these candidates to this reviewer, or hides them again. Where the name stands
 * anyway, it is the score that is shown: both are one act, since each is joined to the other.
 */
export function NameButton({
  candidateIds,
  isHidden,
  shows = 'name',
  countsHidden = false,
  me,
  onHidden,
  ref,
}: {
  candidateIds: readonly string[]
  isHidden: boolean
  shows?: 'name' | 'score'
  /** Says how many names it hides, because others are hidden already. */
  countsHidden?: boolean
  me: Actor
  onHidden?: () => void
  ref?: Ref<HTMLButtonElement>
}) {
  const [isAsking, setAsking] = useState(false)
  // Known before the dialog opens, whose first field gets the focus.
  const needsName = useNeedsName()
  const changeAddress = useAddressChange()
  const words = shows === 'score' ? SCORE_WORDS : namesWords(candidateIds.length)
  const hide = async () => {
    const hidden = await hideNames(candidateIds, me)
    if (hidden.ok) {
      // The search may be one of the hidden names, and still match a reference.
      if (shows === 'name') changeAddress({ search: null })
      onHidden?.()
      return announce(words.hidden)
    }
    const { title, text } = failureWords(hidden.error.kind)
    toast({ text: `${title}. ${text}`, tone: 'failed' })
  }
  return (
    <>
      <Button
        ref={ref}
        icon={isHidden ? <Eye size={16} /> : <EyeOff size={16} />}
        onClick={() => (isHidden ? setAsking(true) : void hide())}
      >
        {isHidden ? words.show : countsHidden ? words.hideCounted : words.hide}
      </Button>
      {isAsking ? (
        <ShowNamesDialog
          candidateIds={candidateIds}
          words={words}
          needsName={needsName}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

/** Asks why the names should be shown, which is recorded, and by whom if that isn't known yet. */
function ShowNamesDialog({
  candidateIds,
  words,
  needsName,
  onClose,
}: {
  candidateIds: readonly string[]
  words: NamesWords
  needsName: boolean
  onClose: () => void
}) {
  const form = useStaffForm({
    schema,
    start: { signer: '', reason: '' },
    words: {
      signer: SIGNER_WORDS,
      reason: { invalid: NO_REASON, label: 'Reason' },
    },
    save: async ({ reason, ...signing }) => {
      const signed = await signForm(signing)
      if (!signed.ok) return signed.error
      const revealed = await revealNames(candidateIds, signed.value, reason)
      if (!revealed.ok) {
        const { kind } = revealed.error
        return kind === 'needs-reason' ? { field: 'reason', text: NO_REASON } : failedSaving(kind)
      }
      announce(words.shown)
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={words.show}
      submitLabel={words.show}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <p>{words.recorded}</p>
      {needsName ? (
        <SignerField error={form.errorOf('signer')} {...form.register('signer')} />
      ) : null}
      <Field label="Reason" error={form.errorOf('reason')}>
        <TextArea rows={2} dir="auto" {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}

const schema = z.extend(revealDetailsSchema, signerShape)

type NamesWords = Record<'show' | 'hide' | 'hideCounted' | 'shown' | 'hidden' | 'recorded', string>

const SCORE_WORDS: NamesWords = {
  show: 'Show score',
  hide: 'Hide score',
  hideCounted: 'Hide score',
  shown: 'Score shown',
  hidden: 'Score hidden',
  recorded:
    'You then see this candidate’s name in review as well, until you hide it. Your name, the time and the reason are saved with the response. Anyone who opens it can see them.',
}

/** The words about showing one name, or several. */
function namesWords(count: number): NamesWords {
  if (count === 1) {
    return {
      show: 'Show name',
      hide: 'Hide name',
      hideCounted: 'Hide 1 name',
      shown: 'Name shown',
      hidden: 'Name hidden',
      recorded:
        'Your name, the time and the reason are saved with the response. Anyone who opens it can see them.',
    }
  }
  return {
    show: 'Show names',
    hide: 'Hide names',
    hideCounted: `Hide ${numberText(count)} names`,
    shown: `${numberText(count)} names shown`,
    hidden: `${numberText(count)} names hidden`,
    recorded: `Your name, the time and the reason are saved with each of the ${numberText(count)} responses. Anyone who opens one can see them.`,
  }
}
