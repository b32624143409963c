import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWatch } from 'react-hook-form'

import type { Actor } from '#schemas/actor.ts'
import { markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { isComposing } from '#src/base/composing.ts'
import { drawAnswer } from '#src/assessment/renderer/answers/answers.ts'
import { CardHeadingContext } from '#src/assessment/renderer/read/ReadCard.tsx'
import type { AnswerOfAttempt } from '#src/review/screens/agreement/useAgreement.ts'
import { attemptFiles } from '#src/review/screens/attempt/attemptFiles.ts'
import { GivenMark } from '#src/review/screens/attempt/GivenMark.tsx'
import byQuestion from '#src/review/screens/byQuestion/byQuestion.module.css'
import { PinnedQuestion } from '#src/review/screens/byQuestion/PinnedQuestion.tsx'
import { markDetailsSchema } from '#src/review/screens/marking/markDetails.ts'
import { isField, onMarkingKey } from '#src/review/screens/marking/markingKeys.ts'
import { settleAnswer, undoSettling } from '#src/review/storage/settling.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'
import { announce } from '#src/ui/announce.ts'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { Badge } from '#src/ui/display/Badge.tsx'
import { actAbout, toast } from '#src/ui/overlays/toasts.ts'
import shared from '#src/ui/shared.module.css'

import { type Offer, offersOf, type SettlingDraft } from './offers.ts'
import { Offers } from './Offers.tsx'
import { REASONS } from './reasons.ts'
import { cannotSettleWords } from './settlingWords.ts'
import styles from './settling.module.css'

const NOTHING: SettlingDraft = { chosenId: null, points: '', reason: '' }

interface DifferenceCardProps {
  /** The place in the address. */
  id: string
  answer: AnswerOfAttempt
  me: Actor
  /** Its place among all. */
  label: string
  /** Above the question; null for nothing. */
  note: string | null
  draft: SettlingDraft | undefined
  /** Null once there is nothing to keep. */
  onDraft: (draft: SettlingDraft | null) => void
  onStep: (by: 1 | -1) => void
  /** N. */
  onNext: () => void
  onHelp: (answer: HTMLElement) => void
  onSettled: () => void
  onUndone: () => void
}

/** One answer with all its marks, and the points and reason that settle it. */
export function DifferenceCard(props: DifferenceCardProps) {
  const { id, answer, me, label, note, draft = NOTHING, onDraft, onSettled, onUndone } = props
  const { question, attempt, settled, candidateId, attemptId, reference } = answer
  const card = useRef<HTMLElement>(null)
  const headingId = useId()
  const files = useMemo(() => attemptFiles(attempt), [attempt])
  const offers = useMemo(() => offersOf(answer), [answer])
  const [chosenId, setChosenId] = useState(draft.chosenId)
  const chosen = Object.values(offers)
    .flat()
    .find((offer) => offer.id === chosenId)
  const { least, most } = markLimits(question)
  const range = `${pointsText(least)} to ${pointsText(most)}`
  const form = useStaffForm({
    schema: markDetailsSchema({ least, most, needsReason: true, needsPoints: !chosen }),
    start: { points: draft.points, reason: draft.reason },
    words: {
      points: { invalid: `Choose a mark above, or enter a number from ${range}` },
      reason: { invalid: 'Choose or enter the reason for these points' },
    },
    save: async ({ points: typed, reason }) => {
      const points = chosen?.points ?? Number(typed)
      const where = { candidateId, attemptId, me }
      const saved = await settleAnswer(where, question.id, { points, level: chosen?.level, reason })
      if (!saved.ok) return { field: 'reason' as const, text: cannotSettleWords(saved.error) }
      const { at } = saved.value.settled?.at(-1) ?? { at: '' }
      const undo = async () => {
        const undone = await undoSettling(where, question.id, at)
        if (!undone.ok) toast({ text: cannotSettleWords(undone.error), tone: 'failed' })
        else {
          announce('No longer settled')
          onUndone()
        }
      }
      toast({
        text: `Settled: ${pointsWords(points)}`,
        about: 'mark',
        action: { label: 'Undo', onAct: () => void undo() },
      })
      onDraft(null)
      // Another answer was opened meanwhile.
      if (card.current === null) return null
      setChosenId(null)
      form.reset({ points: '', reason: '' })
      card.current.focus()
      onSettled()
      return null
    },
  })
  const { points = '', reason = '' } = useWatch({ control: form.control })
  const keep = useEffectEvent((now: SettlingDraft) => {
    onDraft(now.chosenId === null && now.points === '' && now.reason === '' ? null : now)
  })
  useEffect(() => keep({ chosenId, points, reason }), [chosenId, points, reason])
  const choose = (offer: Offer | undefined) => {
    if (offer === undefined || form.isSubmitting) return
    setChosenId(offer.id)
    form.setValue('points', '')
    form.clearErrors('points')
    announce(`${pointsWords(offer.points)} chosen`)
  }
  const setReason = (text: string) => {
    form.setValue('reason', text, { shouldValidate: form.isSubmitted })
    announce(text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && target instanceof HTMLElement && isField(target)) {
      card.current?.focus()
      event.preventDefault()
      return
    }
    onMarkingKey(event, {
      choose: (_, digit) => choose(offers.marks[digit - 1]),
      nextLeft: () => {
        props.onNext()
        return null
      },
      step: (_, by) => props.onStep(by),
      help: props.onHelp,
      other: (key, _, pressed) => otherKey(key, pressed),
    })
  }
  const otherKey = (key: string, pressed: HTMLElement): boolean => {
    const shortcut = REASONS.find((each) => each.key === key)
    if (key === 'a') choose(offers.average[0])
    else if (key === 'z') return actAbout('mark')
    else if (key === 'l') card.current?.querySelector<HTMLElement>('[data-level]')?.focus()
    else if (key === 'p') form.setFocus('points')
    else if (key === 'e') form.setFocus('reason')
    else if (shortcut && isOffered(shortcut)) setReason(shortcut.text)
    else if (key === 'enter' && !pressed.matches('button, a, summary')) form.submit()
    else return false
    return true
  }
  const isOffered = ({ needsRubric }: (typeof REASONS)[number]) =>
    !needsRubric || offers.levels.length > 0
  return (
    // The keys act on what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
    <article
      ref={card}
      tabIndex={-1}
      id={headingId}
      className={classes(byQuestion.card, styles.card)}
      aria-label={label}
      data-question={id}
      onKeyDown={onKeyDown}
    >
      <div className={styles.read}>
        <PinnedQuestion question={question} note={note} />
        <p className={shared.quiet}>{`Candidate ${reference}`}</p>
        <div className={byQuestion.answer}>
          {drawAnswer(question, { answer: answer.shown().answer, isReordered: false, files })}
        </div>
      </div>
      <div className={styles.decide}>
        {settled === null ? null : (
          <p>
            <Badge tone="good" mark="check">
              <span>Settled: </span>
              <GivenMark question={question} mark={settled} />
            </Badge>{' '}
            <bdi>{actorName(settled.by)}</bdi>
            <span>: </span>
            <bdi>{settled.reason}</bdi>
          </p>
        )}
        <CardHeadingContext value={headingId}>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              form.submit()
            }}
          >
            <Offers answer={answer} offers={offers} chosenId={chosenId} onChoose={choose}>
              <Field
                label={`Other points (${range})`}
                error={form.errorOf('points')}
                className={styles.points}
              >
                <NumberInput {...form.register('points', { onChange: () => setChosenId(null) })} />
              </Field>
            </Offers>
            <div className={styles.foot}>
              <div className={styles.reasons}>
                {REASONS.filter(isOffered).map(({ key, text }) => (
                  <Button key={key} size="small" onClick={() => setReason(text)}>
                    <kbd aria-hidden="true">{key.toUpperCase()}</kbd> <span>{text}</span>
                  </Button>
                ))}
              </div>
              <div className={styles.settle} data-settled={settled !== null || undefined}>
                <Field
                  label="Reason"
                  help="Don’t write names: every reviewer can read this."
                  error={form.errorOf('reason')}
                >
                  <TextInput dir="auto" {...form.register('reason')} />
                </Field>
                <Button
                  type="submit"
                  variant={settled === null ? 'primary' : 'secondary'}
                  disabled={form.isSubmitting}
                >
                  {settled === null ? 'Settle' : 'Change the settled points'}
                </Button>
              </div>
            </div>
          </form>
        </CardHeadingContext>
      </div>
    </article>
  )
}
