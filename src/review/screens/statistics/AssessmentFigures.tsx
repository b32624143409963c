import type { Definition } from '#schemas/definition.ts'
import type { AssessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { NEEDED, valueOf } from '#src/assessment/engine/statistics/figure.ts'
import { reliabilityVerdict } from '#src/assessment/engine/statistics/reliability.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import shared from '#src/ui/shared.module.css'

import { VERDICTS } from '#src/review/files/statisticsCsv.ts'

import { BarChart } from './BarChart.tsx'
import { FigureCard } from './FigureCard.tsx'
import {
  alphaText,
  countedWords,
  differenceWords,
  durationText,
  RELIABILITY_ADVICE,
  scoreFigureText,
  provisionalText,
} from './figureWords.ts'
import styles from './Statistics.module.css'

const SCORED = 'responses with a score'

/** Scores, reliability and time of the whole assessment. */
export function AssessmentFigures({
  definition,
  statistics,
}: {
  definition: Definition
  statistics: AssessmentStatistics
}) {
  const { reliability, provisional } = statistics
  const [alpha, error] = [valueOf(reliability.alpha), valueOf(reliability.standardError)]
  const verdict = alpha === null ? null : reliabilityVerdict(alpha)
  const advice = verdict === null ? null : RELIABILITY_ADVICE[verdict]
  if (statistics.submissions > 0 && statistics.scored === 0) {
    return <WithoutScores statistics={statistics} />
  }
  return (
    <section className={styles.section} aria-labelledby="statistics-scores">
      <h2 id="statistics-scores">Scores</h2>
      {provisional > 0 && (
        <p className={shared.explanation}>{provisionalText(provisional, statistics.submissions)}</p>
      )}
      <dl className={styles.figures}>
        <FigureCard
          name="Mean score"
          figure={statistics.mean}
          format={scoreFigureText}
          basis={SCORED}
        >
          The average share of the points. Higher is better.
        </FigureCard>
        <FigureCard
          name="Median score"
          figure={statistics.median}
          format={scoreFigureText}
          basis={SCORED}
        >
          Half of the candidates scored higher and half lower.
        </FigureCard>
        <FigureCard
          name="Standard deviation"
          figure={statistics.deviation}
          format={scoreFigureText}
          basis={SCORED}
        >
          How far scores typically are from the mean. Higher: candidates differ more.
        </FigureCard>
        <MedianTime statistics={statistics} />
        <FigureCard
          name="Reliability (Cronbach’s alpha)"
          figure={reliability.alpha}
          format={alphaText}
          basis="responses in which every question with points was asked"
          absent="Needs two questions with points."
          verdict={verdict === null ? undefined : VERDICTS[verdict]}
        >
          How consistently questions tell strong candidates from weak ones. Up to 1; higher is
          better.
        </FigureCard>
        <FigureCard
          name="Standard error of measurement"
          figure={reliability.standardError}
          format={scoreFigureText}
          basis="responses in which every question with points was asked"
          absent="Needs two questions with points."
        >
          How far a score may be off by chance. Lower is better.
        </FigureCard>
      </dl>
      {advice === null ? null : <p>{advice}</p>}
      {error === null || error === 0 ? null : <p>{differenceWords(error)}</p>}
      {alpha === null ? null : (
        <p className={shared.explanation}>
          {`Reliability and its error come from ${numberText(reliability.complete)} of ${numberText(statistics.submissions)} responses: those in which all ${numberText(reliability.items)} questions with points were asked.`}
        </p>
      )}
      {countedWords(definition).map((sentence) => (
        <p key={sentence} className={shared.explanation}>
          {sentence}
        </p>
      ))}
      <Distribution statistics={statistics} />
    </section>
  )
}

/** Nothing is worth points, or all of it is still to be marked. */
function WithoutScores({ statistics }: { statistics: AssessmentStatistics }) {
  return (
    <section className={styles.section} aria-labelledby="statistics-scores">
      <h2 id="statistics-scores">Scores</h2>
      <p className={shared.explanation}>
        {statistics.provisional > 0
          ? 'There are no scores until the first answers are marked.'
          : 'Nothing that was asked has points, so there are no scores.'}
      </p>
      <dl className={styles.figures}>
        <MedianTime statistics={statistics} />
      </dl>
    </section>
  )
}

function MedianTime({ statistics: { medianTime } }: { statistics: AssessmentStatistics }) {
  return (
    <FigureCard name="Median time" figure={medianTime} format={durationText}>
      Half of the candidates took longer. Only time with the assessment on screen counts.
    </FigureCard>
  )
}

function Distribution({ statistics: { tenths, scored } }: { statistics: AssessmentStatistics }) {
  if (scored < NEEDED.mean) {
    return (
      <p className={shared.explanation}>
        {`The chart of scores needs ${NEEDED.mean} ${SCORED}; there ${scored === 1 ? 'is' : 'are'} ${scored}.`}
      </p>
    )
  }
  const most = Math.max(...tenths)
  const rows = tenths.map((count, place) => ({
    id: `${place}`,
    label: place === 9 ? '90 to 100%' : `${place * 10} to under ${place * 10 + 10}%`,
    count,
  }))
  return (
    <BarChart
      title="Candidates by score"
      rows={rows.map(({ id, label, count }) => ({
        id,
        label,
        bars: [{ share: count / most, text: numberText(count) }],
      }))}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col" data-number>
              Candidates
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, count }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td data-number>{numberText(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BarChart>
  )
}
