import { useRef } from 'react'

import type { Actor } from '#schemas/actor.ts'
import { type CannotSettle, settleAnswer } from '#src/review/storage/settling.ts'
import type { ComparedAnswer } from '#src/review/model/agreement/compareReviews.ts'
import { markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { cannotMarkWords } from '#src/review/screens/marking/cannotMarkWords.ts'
import { markDetailsSchema } from '#src/review/screens/marking/markDetails.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'

import styles from './agreement.module.css'

/** The points that reviewers agree on, and why. */
export function SettleForm({
  answer,
  me,
  onSettled,
}: {
  answer: ComparedAnswer
  me: Actor
  onSettled: (form: HTMLElement) => void
}) {
  const element = useRef<HTMLFormElement>(null)
  const { candidateId, attemptId, question } = answer
  const { least, most } = markLimits(question)
  const range = `${pointsText(least)} to ${pointsText(most)}`
  const form = useStaffForm({
    schema: markDetailsSchema({ least, most, needsReason: true }),
    start: { points: '', reason: '' },
    words: {
      points: { invalid: `Enter a number from ${range}` },
      reason: { invalid: 'Enter the reason for these points' },
    },
    save: async ({ points, reason }) => {
      const where = { candidateId, attemptId, me }
      const settled = await settleAnswer(where, question.id, { points: Number(points), reason })
      if (!settled.ok) return { field: 'points' as const, text: problemWords(settled.error) }
      toast({ text: 'Answer settled' })
      if (element.current !== null) onSettled(element.current)
      return null
    },
  })
  return (
    <form
      ref={element}
      className={styles.settle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Field
        label={`Settled points (${range})`}
        error={form.errorOf('points')}
        className={styles.points}
      >
        <NumberInput {...form.register('points')} />
      </Field>
      <Field label="Reason" error={form.errorOf('reason')} className={styles.reason}>
        <TextInput {...form.register('reason')} />
      </Field>
      <Button type="submit" disabled={form.isSubmitting}>
        Settle
      </Button>
    </form>
  )
}

function problemWords(error: CannotSettle): string {
  return error.kind === 'nothing-to-settle'
    ? 'The marks of this answer no longer differ. Reload the page.'
    : cannotMarkWords(error)
}
