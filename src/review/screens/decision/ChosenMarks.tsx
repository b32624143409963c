import { useMemo } from 'react'

import type { DecidedPerson } from '#schemas/records/decision.ts'
import type { Review } from '#schemas/review.ts'
import type { ReadQuestion } from '#src/assessment/engine/evaluation/reading.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import { passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import type { ScoredQuestion } from '#src/assessment/engine/scoring/scoring.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import type { AttemptReading } from '#src/review/model/reviewedAttempt.ts'
import { attemptQuotes } from '#src/review/screens/attempt/attemptQuotes.ts'
import { GivenMark } from '#src/review/screens/attempt/GivenMark.tsx'
import { pointsBadge } from '#src/review/screens/attempt/pointsLook.ts'
import { shownName } from '#src/review/screens/filterResponses.ts'
import { listReviewed, type ReviewedCandidate } from '#src/review/storage/reviewedResponses.ts'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import {
  bandWords,
  pointsWords,
  resultWords,
  scoreReasonWords,
  scoreWords,
} from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { useQuery } from '#src/storage/core/query.ts'
import shared from '#src/ui/shared.module.css'
import denseTable from '#src/ui/denseTable.module.css'

import styles from './decision.module.css'

/** How each answer of those chosen was marked, by whom and why, as far as this reviewer may see it. */
export function ChosenMarks({
  assessmentId,
  chosen,
  besideHidden,
}: {
  assessmentId: string
  chosen: readonly DecidedPerson[]
  /** Names of others are hidden. */
  besideHidden: boolean
}) {
  const cache = useMemo(() => attemptCache(), [])
  const ids = chosen.map(({ candidateId }) => candidateId).join(' ')
  const read = useQuery(
    () => listReviewed(assessmentId, cache, { candidateIds: ids.split(' '), besideHidden }),
    [assessmentId, cache, ids, besideHidden],
  )
  const marked = chosen.flatMap((decided) => {
    const { candidateId, attemptId } = decided
    const response = read?.whole.find((each) => each.candidateId === candidateId)
    const reading = response?.attempts.find((each) => each.attempt.attemptId === attemptId)?.reading
    if (!response || !reading) return []
    const judged = reading.judged('masked')
    const differs = isOtherThan(decided, judged)
    return [{ candidateId, candidate: response.candidate, decided, differs, judged, reading }]
  })
  if (marked.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="marks-of-those-chosen">
      <h2 id="marks-of-those-chosen">Marks of those chosen</h2>
      {marked.some(({ differs }) => differs) ? (
        <p className={shared.explanation}>
          These are the marks that you can see now. Where they give another score than the decision,
          marks or correct answers changed since, or you see other marks than whoever decided.
        </p>
      ) : null}
      {marked.map(({ candidateId, ...each }) => (
        <MarksOf key={candidateId} {...each} />
      ))}
    </section>
  )
}

/** Whether the score or the result are not those that were decided on; older decisions have no score. */
function isOtherThan({ score: then, passed }: DecidedPerson, { score }: Judged): boolean {
  if (then === undefined) return false
  const { points, mostSoFar, toBeMarked } = then
  return (
    points !== score.points ||
    mostSoFar !== score.mostSoFar ||
    toBeMarked !== score.toBeMarked ||
    (passed ?? null) !== score.passed
  )
}

function MarksOf({
  candidate,
  decided,
  differs,
  judged,
  reading,
}: {
  candidate: ReviewedCandidate
  decided: DecidedPerson
  differs: boolean
  judged: Judged
  reading: AttemptReading
}) {
  const quotes = useMemo(() => attemptQuotes(reading), [reading])
  const { score, mine, others } = judged
  const { settings } = reading.version.definition
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  const rows = reading.sections().flatMap(({ questions }) =>
    questions.flatMap((asked) => {
      const scored = scoredById.get(asked.question.id)
      return scored === undefined || ['noPoints', 'notShown'].includes(scored.rule)
        ? []
        : [{ asked, scored }]
    }),
  )
  const reviews = [...(mine === null ? [] : [mine]), ...others]
  const outcome = [
    scoreWords(score),
    resultWords(passResultOf(score)),
    bandWords(score, settings),
    judged.isProvisional ? staffWords.scores.provisional : null,
  ].filter((words) => words !== null)
  const name = shownName(candidate)
  return (
    <details className={shared.folded}>
      <summary>
        <b dir="auto">{name}</b>
        <span>{`: ${outcome.join(' · ')}${differs ? `. In the decision: ${decidedWords(decided)}` : ''}`}</span>
      </summary>
      <div className={styles.frame}>
        <table className={`${denseTable.table} ${styles.table}`} aria-label={`Marks of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col" data-number>
                Points
              </th>
              <th scope="col">Marks and reasons</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ asked, scored }) => (
              <tr key={asked.question.id}>
                <th scope="row">
                  <bdi>{questionLine(asked, quotes.text)}</bdi>
                </th>
                <td data-number data-label="Points">
                  {pointsBadge(scored)}
                </td>
                <td data-said>
                  <Marks asked={asked} scored={scored} reviews={reviews} settled={judged.settled} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Overall reviews={reviews} />
    </details>
  )
}

/** "7 of 14 points · Passed": as it was decided on. */
function decidedWords({ score, passed, isKnockedOut }: DecidedPerson): string {
  const toBeMarked = score?.toBeMarked ?? 0
  const words = [
    score && scoreWords(score),
    resultWords({
      passed: passed ?? null,
      isKnockedOut: isKnockedOut === true,
      toBeMarked,
    }),
  ]
  return words.filter((each) => each).join(' · ')
}

/** Everybody's mark of one answer with its reason, or why a key gave its points. */
function Marks({
  asked: { question },
  scored,
  reviews,
  settled,
}: {
  asked: ReadQuestion
  scored: ScoredQuestion
  reviews: readonly Review[]
  settled: Judged['settled']
}) {
  const agreed = settled.get(question.id)
  const given = reviews.filter(({ marks, comments }) => marks[question.id] ?? comments[question.id])
  if (given.length === 0) return <p>{scoreReasonWords(scored)}</p>
  return (
    <ul className={styles.marks}>
      {given.map(({ reviewId, by, marks, comments, doneAt }) => {
        const [mark, comment] = [marks[question.id], comments[question.id]]
        return (
          <li key={reviewId}>
            <bdi>{actorName(by)}</bdi>
            <span>{doneAt === undefined ? ' (not finished): ' : ': '}</span>
            {mark === undefined ? null : <GivenMark question={question} mark={mark} />}
            {mark?.reason === undefined ? null : <p dir="auto">{mark.reason}</p>}
            {comment === undefined ? null : <p dir="auto">{`Comment: ${comment}`}</p>}
          </li>
        )
      })}
      {agreed === undefined ? null : (
        <li>
          <span>Settled by </span>
          <bdi>{actorName(agreed.by)}</bdi>
          <span>{`: ${pointsWords(agreed.points)}`}</span>
          <p dir="auto">{agreed.reason}</p>
        </li>
      )}
    </ul>
  )
}

/** What reviewers said about the response as a whole. */
function Overall({ reviews }: { reviews: readonly Review[] }) {
  const words = useRecommendationWords()
  const said = reviews.filter(({ comment, recommendation }) => comment ?? recommendation)
  if (said.length === 0) return null
  return (
    <ul className={styles.marks} aria-label="Reviews as a whole">
      {said.map(({ reviewId, by, recommendation, comment }) => (
        <li key={reviewId}>
          <bdi>{actorName(by)}</bdi>
          <span>: </span>
          {recommendation === undefined ? null : <b dir="auto">{words[recommendation]}</b>}
          {comment === undefined ? null : <p dir="auto">{comment}</p>}
        </li>
      ))}
    </ul>
  )
}

/** "3. What is the capital?" */
function questionLine(
  { question, number }: ReadQuestion,
  quote: ReturnType<typeof attemptQuotes>['text'],
): string {
  const line = promptLine(question.prompt, quote) || 'Question without text'
  return number === null ? line : `${numberText(number)}. ${line}`
}
