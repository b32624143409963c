import { useEffect, useRef } from 'react'

import type { Question } from '#schemas/question.ts'
import type { EvaluatedVersion } from '#src/review/model/attemptCache.ts'
import type { Advice } from '#src/assessment/engine/statistics/advice.ts'
import { type Figure, valueOf } from '#src/assessment/engine/statistics/figure.ts'
import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { Link, useSearchParams } from '#src/staff/routing.ts'
import { AuthoredBlocks } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { promptParts } from '#src/assessment/renderer/text/promptParts.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'
import { KeyState } from '#src/review/screens/keys/KeyState.tsx'
import shared from '#src/ui/shared.module.css'

import { ChoiceChart } from './ChoiceChart.tsx'
import { FigureCard } from './FigureCard.tsx'
import {
  ADVICE,
  coefficientText,
  discriminationText,
  facilityText,
  withoutWords,
} from './figureWords.ts'
import { questionName } from './questionName.ts'
import styles from './Statistics.module.css'
import { BarChart } from './BarChart.tsx'

/** Everything about one question. */
export function QuestionDetail({
  question,
  version,
  statistics,
  alpha,
  all,
}: {
  question: Question
  version: EvaluatedVersion
  statistics: QuestionStatistics
  /** The reliability with this question. */
  alpha: Figure | null
  /** In authored order, for the neighbours. */
  all: readonly QuestionStatistics[]
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The shell moves no focus when only the search of the address changes.
  useEffect(() => heading.current?.focus(), [])
  const { headline, rest } = promptParts(question.prompt)
  const { asked, answered, blank, notShown, advice, number } = statistics
  const [without, whole] = [valueOf(statistics.alphaWithout), valueOf(alpha)]
  return (
    <section className={styles.section} aria-labelledby="statistics-question">
      <Neighbours number={number} all={all} />
      <h2 id="statistics-question" ref={heading} tabIndex={-1} dir="auto">
        {`${numberText(number)}. ${questionName(question)}`}
      </h2>
      {headline !== null && rest.length > 0 ? <AuthoredBlocks blocks={rest} /> : null}
      <p className={shared.explanation}>
        {`Asked ${numberText(asked)} ${asked === 1 ? 'time' : 'times'}: ${numberText(answered)} answered, ${numberText(blank)} left blank.${notShown > 0 ? ` Not asked in ${responsesText(notShown)}.` : ''}`}
      </p>
      {advice.length > 0 && (
        <ul className={styles.advice} aria-label="To check">
          {advice.map((each) => (
            <li key={each.kind}>{ADVICE[each.kind](optionWords(each, question))}</li>
          ))}
        </ul>
      )}
      <KeyState version={version} question={question} hasLink />
      {statistics.most === 0 ? (
        <p className={shared.explanation}>
          This question has no points, so its facility and discrimination can’t be calculated.
        </p>
      ) : (
        <dl className={styles.figures}>
          <FigureCard
            name="Facility"
            figure={statistics.facility}
            format={facilityText}
            absent={whyAbsent(statistics)}
          >
            The average share of the points among candidates who were asked. Higher means easier.
          </FigureCard>
          <FigureCard
            name="Discrimination"
            figure={statistics.discrimination}
            format={discriminationText}
            absent={whyAbsent(statistics)}
          >
            Whether candidates who do well in the other questions also do well in this one, from −1
            to 1. Higher is better; below 0.2 is poor.
          </FigureCard>
          <FigureCard
            name="Reliability without this question"
            figure={statistics.alphaWithout}
            format={(value) => coefficientText(value, [], 3)}
            absent="Needs the reliability of the assessment and two other questions with points."
          >
            {`Cronbach’s alpha of the assessment if this question were removed. ${without === null || whole === null ? '' : withoutWords(without, whole)}`.trim()}
          </FigureCard>
        </dl>
      )}
      <ChoiceChart question={question} statistics={statistics} />
      <PointsChart statistics={statistics} />
    </section>
  )
}

function responsesText(count: number): string {
  return `${numberText(count)} ${count === 1 ? 'response' : 'responses'}`
}

function whyAbsent({ toBeMarked, asked }: QuestionStatistics): string {
  if (toBeMarked > 0) {
    return `${numberText(toBeMarked)} ${toBeMarked === 1 ? 'answer has' : 'answers have'} to be marked first.`
  }
  return asked === 0 ? 'Nobody has been asked yet.' : 'Needs another question with points.'
}

function optionWords(advice: Advice, question: Question): string {
  if (!('optionIds' in advice) || !('options' in question)) return ''
  const labels = question.options
    .filter(({ id }) => advice.optionIds.includes(id))
    .map(({ label }) => `“${textLine(label)}”`)
  return listText(labels, 'or')
}

function Neighbours({ number, all }: { number: number; all: readonly QuestionStatistics[] }) {
  const [params] = useSearchParams()
  const to = (questionId: string | undefined): string => {
    const after = new URLSearchParams(params)
    if (questionId === undefined) after.delete('question')
    else after.set('question', questionId)
    return `?${after}`
  }
  const previous = all.find((each) => each.number === number - 1)
  const next = all.find((each) => each.number === number + 1)
  return (
    <p className={styles.neighbours}>
      <Link to={to(undefined)}>All questions</Link>
      {previous && <Link to={to(previous.questionId)}>Previous question</Link>}
      {next && <Link to={to(next.questionId)}>Next question</Link>}
    </p>
  )
}

/** How many got which points. */
function PointsChart({ statistics: { reached, most } }: { statistics: QuestionStatistics }) {
  if (reached.length === 0) return null
  const tallest = Math.max(...reached.map(({ count }) => count))
  const labelOf = (points: number): string => `${pointsText(points)} of ${pointsText(most)}`
  return (
    <>
      <h3>Points</h3>
      <BarChart
        title="Candidates by points"
        rows={reached.map(({ points, count }) => ({
          id: `${points}`,
          label: labelOf(points),
          bars: [{ share: count / tallest, text: numberText(count) }],
        }))}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Points</th>
              <th scope="col" data-number>
                Candidates
              </th>
            </tr>
          </thead>
          <tbody>
            {reached.map(({ points, count }) => (
              <tr key={points}>
                <th scope="row">{labelOf(points)}</th>
                <td data-number>{numberText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </BarChart>
    </>
  )
}
