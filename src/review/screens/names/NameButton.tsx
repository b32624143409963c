import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'

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

/** Shows the names of these candidates to this reviewer, or hides them again. */
export function NameButton({
  candidateIds,
  isHidden,
  countsHidden = false,
  me,
  onHidden,
  ref,
}: {
  candidateIds: readonly string[]
  isHidden: boolean
  /** Says how many names it hides, because others are hidden already. */
  countsHidden?: boolean
  me: Actor
  onHidden?: () => void
  ref?: Ref<HTMLButtonElement>
}) {
  const [isAsking, setAsking] = useState(false)
  const changeAddress = useAddressChange()
  const words = namesWords(candidateIds.length)
  const hide = async () => {
    const hidden = await hideNames(candidateIds, me)
    if (hidden.ok) {
      // The search may be one of the hidden names, and still match a reference.
      changeAddress({ search: null })
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
        <ShowNamesDialog candidateIds={candidateIds} me={me} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}

const NO_REASON = 'Enter a reason'

/** Asks why the names should be shown, which is recorded. */
function ShowNamesDialog({
  candidateIds,
  me,
  onClose,
}: {
  candidateIds: readonly string[]
  me: Actor
  onClose: () => void
}) {
  const words = namesWords(candidateIds.length)
  const form = useStaffForm({
    schema: revealDetailsSchema,
    start: { reason: '' },
    words: { reason: { invalid: NO_REASON, label: 'Reason' } },
    save: async ({ reason }) => {
      const revealed = await revealNames(candidateIds, me, reason)
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
      <Field label="Reason" error={form.errorOf('reason')}>
        <TextArea rows={2} dir="auto" {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}

/** The words about showing one name, or several. */
function namesWords(count: number) {
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
