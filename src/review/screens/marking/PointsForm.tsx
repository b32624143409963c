import { useEffect, useEffectEvent, useRef } from 'react'

import type { AnswerableQuestion } from '#schemas/question.ts'
import type { Mark } from '#schemas/review.ts'
import { markLimits, type NewMark } from '#src/assessment/engine/scoring/marks.ts'
import { useNamedAfterCard } from '#src/assessment/renderer/read/ReadCard.tsx'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { pointsText } from '#src/staff/words/pointsText.ts'

import { markDetailsSchema } from './markDetails.ts'
import styles from './marking.module.css'

/** Points for one answer, with a reason. */
export function PointsForm({
  question,
  mark,
  needsReason,
  onSave,
  onClose,
}: {
  question: AnswerableQuestion
  mark: Mark | undefined
  needsReason: boolean
  onSave: (mark: NewMark) => Promise<string | null>
  /** It is there for one change; called once that is saved, or not wanted. */
  onClose?: () => void
}) {
  const { least, most } = markLimits(question)
  const range = `${pointsText(least)} to ${pointsText(most)}`
  const element = useRef<HTMLFormElement>(null)
  const named = useNamedAfterCard()
  const given = mark === undefined ? '' : `${mark.points}`
  const form = useStaffForm({
    schema: markDetailsSchema({ least, most, needsReason }),
    start: { points: given, reason: '' },
    words: {
      points: { invalid: `Enter a number from ${range}` },
      reason: { invalid: 'Enter the reason for these points' },
    },
    save: async ({ points, reason }) => {
      const problem = await onSave({ points: Number(points), ...(reason !== '' && { reason }) })
      if (problem !== null) return { text: problem, field: 'points' as const }
      form.reset({ points, reason: '' })
      // From the answer, the keys lead on.
      element.current?.closest<HTMLElement>('[data-question]')?.focus()
      onClose?.()
      return null
    },
  })
  // Points typed already stay.
  const take = useEffectEvent((points: string) => {
    if (!form.isDirty) form.reset({ points, reason: '' })
  })
  // Another mark, such as a level or an undone one.
  useEffect(() => take(given), [given])
  return (
    <form
      ref={element}
      className={styles.points}
      noValidate
      data-change={onClose === undefined ? undefined : ''}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Field label={`Points (${range})`} error={form.errorOf('points')}>
        <NumberInput {...form.register('points')} data-mark-points />
      </Field>
      <Field label="Reason" optional={!needsReason} error={form.errorOf('reason')}>
        <TextInput {...form.register('reason')} />
      </Field>
      <span className={styles.buttons}>
        <Button {...named} type="submit" size="small" disabled={form.isSubmitting}>
          Save points
        </Button>
        {onClose === undefined ? null : (
          <Button size="small" variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        )}
      </span>
    </form>
  )
}
