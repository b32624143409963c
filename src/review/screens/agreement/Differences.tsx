import { useMemo, useState } from 'react'

import type { Actor } from '#schemas/actor.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { differingAnswers } from '#src/review/model/agreement/compareReviews.ts'
import { attemptFiles } from '#src/review/screens/attempt/attemptFiles.ts'
import { Link } from '#src/staff/routing.ts'
import { markingPath } from '#src/base/paths.ts'
import { drawAnswer } from '#src/assessment/renderer/answers/answers.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { english } from '#src/assessment/words/english/first.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'
import shared from '#src/ui/shared.module.css'

import styles from './agreement.module.css'
import { SettleForm } from './SettleForm.tsx'
import type { AnswerOfAttempt } from './useAgreement.ts'

interface DifferencesProps {
  assessmentId: string
  answers: readonly AnswerOfAttempt[]
  me: Actor
}

/** The answers with different marks, the widest difference first, each to be settled. */
export function Differences({ assessmentId, answers, me }: DifferencesProps) {
  const differing = useKeptOrder(differingAnswers(answers))
  const left = differing.filter(({ settled }) => settled === null).length
  return (
    <section className={styles.section} aria-labelledby="differing-marks">
      <h2 id="differing-marks" tabIndex={-1}>
        Different marks
      </h2>
      <p>
        {differing.length === 0
          ? 'No answer has different marks.'
          : left === 0
            ? 'All different marks are settled.'
            : `${left === differing.length ? '' : `${left} of `}${differing.length} to settle.`}
      </p>
      {left === 0 ? null : (
        <p className={shared.quiet}>
          Until you settle an answer, the average of its marks counts. After that, the settled
          points count. The marks themselves stay as they are.
        </p>
      )}
      <WordsContext value={english}>
        <ol className={styles.differences}>
          {differing.map((answer) => (
            <li
              key={keyOf(answer)}
              className={styles.card}
              tabIndex={-1}
              aria-label={`${answer.reference}: ${plainText(answer.question.prompt)}`}
              data-unsettled={answer.settled === null || undefined}
            >
              <Difference
                assessmentId={assessmentId}
                answer={answer}
                me={me}
                onSettled={focusNextUnsettled}
              />
            </li>
          ))}
        </ol>
      </WordsContext>
    </section>
  )
}

/** The order in which the answers were first seen: what is settled stays where it is. */
function useKeptOrder(answers: readonly AnswerOfAttempt[]): AnswerOfAttempt[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const places = new Map(order.map((key, at) => [key, at]))
  const added = answers.map(keyOf).filter((key) => !places.has(key))
  if (added.length > 0) setOrder([...order, ...added])
  const placeOf = (answer: AnswerOfAttempt) => places.get(keyOf(answer)) ?? order.length
  return answers.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function keyOf({ attemptId, question }: AnswerOfAttempt): string {
  return `${attemptId} ${question.id}`
}

/** The form is replaced. Focuses the answer that is settled next, or says that there is none left. */
function focusNextUnsettled(form: HTMLElement): void {
  const card = form.closest('li')
  const cards = [...(card?.parentElement?.children ?? [])]
  const at = cards.findIndex((each) => each === card)
  const next = [...cards.slice(at + 1), ...cards.slice(0, at)].find(
    (each) => each instanceof HTMLElement && each.dataset['unsettled'] !== undefined,
  )
  const target = next ?? card?.closest('section')?.querySelector('h2')
  if (target instanceof HTMLElement) target.focus()
}

interface DifferenceProps {
  assessmentId: string
  answer: AnswerOfAttempt
  me: Actor
  onSettled: (form: HTMLElement) => void
}

function Difference({ assessmentId, answer: compared, me, onSettled }: DifferenceProps) {
  const { question, attempt, attemptId, reference, points, settled, shown } = compared
  const files = useMemo(() => attemptFiles(attempt), [attempt])
  const { answer } = shown()
  return (
    <>
      <h3 dir="auto">
        <Link to={`${markingPath(assessmentId, question.id)}&at=${attemptId}`}>
          {plainText(question.prompt)}
        </Link>
      </h3>
      <p className={shared.quiet}>{`Candidate ${reference}`}</p>
      <div className={styles.answer}>
        {drawAnswer(question, { answer, isReordered: false, files })}
      </div>
      <dl className={styles.figures}>
        {[...points].map(([name, given]) => (
          <div key={name}>
            <dt dir="auto">{name}</dt>
            <dd>{pointsWords(given)}</dd>
          </div>
        ))}
      </dl>
      {settled === null ? null : (
        <p>
          <Badge tone="good" mark="check">
            {`Settled: ${pointsWords(settled.points)}`}
          </Badge>{' '}
          <span>{`by ${actorName(settled.by)}: ${settled.reason}`}</span>
        </p>
      )}
      {settled === null ? (
        <SettleForm answer={compared} me={me} onSettled={onSettled} />
      ) : (
        <details>
          <summary>Change the settled points</summary>
          <SettleForm key={settled.at} answer={compared} me={me} onSettled={onSettled} />
        </details>
      )}
    </>
  )
}
