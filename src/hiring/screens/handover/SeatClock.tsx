import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { noteDetailsSchema } from '#schemas/records/details.ts'
import { addPauseReason, pauseClock, resumeClock } from '#src/hiring/storage/clock.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { type FormProblem, failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

import styles from './HandedOver.module.css'
import type { Seat } from './seats.ts'

/** What the button does next. */
export function clockAction(isPaused: boolean): string {
  return isPaused ? 'Resume the assessment' : 'Pause the assessment'
}

/** Stops the clock of this candidate, or lets it run again. Null once it is done. */
export async function turnClock({
  candidateId,
  isPaused,
}: Pick<Seat, 'candidateId' | 'isPaused'>): Promise<FormProblem<never> | null> {
  const by = await currentActor()
  const turned = await (isPaused ? resumeClock(candidateId, by) : pauseClock(candidateId, null, by))
  return turned.ok ? null : failedSaving(turned.error.kind)
}

/** By candidate: saves the reason that is typed. False if it can’t be. */
export type Reasons = Map<string, () => Promise<boolean>>

interface SeatClockProps {
  seat: Seat
  emailOf: (candidateId: string) => Promise<string | undefined>
  reasons: Reasons
  /** The clock was stopped, or runs again. */
  onTurned: () => Promise<unknown>
}

/** One candidate's clock, for staff who have shown to be staff. Names nobody. */
export function SeatClock({ seat, emailOf, reasons, onTurned }: SeatClockProps) {
  const { candidateId, isPaused } = seat
  const [email, setEmail] = useState<string>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    void emailOf(candidateId).then(setEmail, () => undefined)
  }, [candidateId, emailOf])
  const turn = async () => {
    const saveReason = reasons.get(candidateId)
    if (saveReason !== undefined && !(await saveReason())) return
    const problem = await turnClock(seat)
    setFailure(problem?.text)
    await onTurned()
  }
  return (
    <section className={styles.clock} aria-labelledby={`clock-${candidateId}`}>
      {/* Another element for each state, which gets the focus. */}
      <h3 key={String(isPaused)} ref={focus} tabIndex={-1} id={`clock-${candidateId}`}>
        {isPaused ? 'The assessment is paused' : 'The clock is running'}
      </h3>
      {email !== undefined && <p>{`For ${email}.`}</p>}
      {isPaused && <p>The clock is stopped and the questions are hidden until you resume.</p>}
      <FormFailure text={failure} />
      <div>
        <Button onClick={() => void turn()}>{clockAction(isPaused)}</Button>
      </div>
      {isPaused && <PauseReason candidateId={candidateId} reasons={reasons} />}
    </section>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

/** Asked for afterwards, while the clock stands still already. */
function PauseReason({ candidateId, reasons }: { candidateId: string; reasons: Reasons }) {
  const [isKept, setKept] = useState(false)
  const kept = useRef<HTMLParagraphElement>(null)
  const save = async (text: string) => {
    const added = await addPauseReason(candidateId, text, await currentActor())
    if (!added.ok) return failedSaving(added.error.kind)
    setKept(true)
    return null
  }
  const form = useStaffForm({
    schema: noteDetailsSchema,
    start: { text: '' },
    words: { text: { invalid: 'Enter the reason first' } },
    save: ({ text }) => save(text),
  })
  const saveTyped = useEffectEvent(async () => {
    const text = form.getValues('text')
    if (isKept || text.trim() === '') return true
    if (!(await form.trigger('text'))) return false
    const problem = await save(text)
    if (problem !== null) form.setError('root', { message: problem.text })
    return problem === null
  })
  useEffect(() => {
    reasons.set(candidateId, () => saveTyped())
    return () => {
      reasons.delete(candidateId)
    }
  }, [candidateId, reasons])
  useEffect(() => {
    if (isKept) kept.current?.focus()
  }, [isKept])
  if (isKept) {
    return (
      <p ref={kept} tabIndex={-1}>
        The reason was saved as a note.
      </p>
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <FormFailure text={form.failure} />
      <Field
        label="Reason (optional)"
        help="Kept as a note. The candidate does not see it."
        error={form.errorOf('text')}
      >
        <TextArea rows={2} autoComplete="off" {...form.register('text')} />
      </Field>
      <div>
        <Button type="submit" disabled={form.isSubmitting}>
          Save the reason
        </Button>
      </div>
    </form>
  )
}
