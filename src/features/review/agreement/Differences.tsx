import { useMemo } from 'react'

import type { Actor } from '#schemas/parts/actor.ts'
import { plainText } from '#src/engine/authoredText.ts'
import { differingAnswers } from '#src/engine/statistics/compareReviews.ts'
import { attemptFiles } from '#src/features/review/response/attemptFiles.ts'
import { Link } from '#src/parts/routing.ts'
import { markingPath } from '#src/paths.ts'
import { drawAnswer } from '#src/renderer/answers/answers.ts'
import { WordsContext } from '#src/renderer/text/words.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { english } from '#src/wording/candidate/english/english.ts'
import { actorName } from '#src/wording/staff/actorName.ts'
import { pointsWords } from '#src/wording/staff/scoreReasonWords.ts'

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
  const differing = differingAnswers(answers)
  const left = differing.filter(({ settled }) => settled === null).length
  return (
    <section className={styles.section} aria-labelledby="differing-marks">
      <h2 id="differing-marks">Different marks</h2>
      <p>
        {differing.length === 0
          ? 'No answer has different marks.'
          : left === 0
            ? 'All different marks are settled.'
            : `${left} of ${differing.length} to settle.`}
      </p>
      {left === 0 ? null : (
        <p className={styles.quiet}>
          Until you settle an answer, the average of its marks counts. After that, the settled
          points count. The marks themselves stay as they are.
        </p>
      )}
      <WordsContext value={english}>
        <ol className={styles.differences}>
          {differing.map((answer) => (
            <li key={`${answer.attemptId} ${answer.question.id}`} className={styles.card}>
              <Difference assessmentId={assessmentId} answer={answer} me={me} />
            </li>
          ))}
        </ol>
      </WordsContext>
    </section>
  )
}

function Difference({
  assessmentId,
  answer: compared,
  me,
}: {
  assessmentId: string
  answer: AnswerOfAttempt
  me: Actor
}) {
  const { question, attempt, attemptId, points, settled, shown } = compared
  const files = useMemo(() => attemptFiles(attempt), [attempt])
  const { answer } = shown()
  return (
    <>
      <h3 dir="auto">
        <Link to={`${markingPath(assessmentId, question.id)}&at=${attemptId}`}>
          {plainText(question.prompt)}
        </Link>
      </h3>
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
            Settled: {pointsWords(settled.points)}
          </Badge>{' '}
          by {actorName(settled.by)}: {settled.reason}
        </p>
      )}
      {settled === null ? (
        <SettleForm answer={compared} me={me} />
      ) : (
        <details>
          <summary>Change the settled points</summary>
          <SettleForm key={settled.at} answer={compared} me={me} />
        </details>
      )}
    </>
  )
}
