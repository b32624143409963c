import type { AssessmentStatistics } from '#src/engine/statistics/assessmentStatistics.ts'
import { NEEDED } from '#src/engine/statistics/figure.ts'
import { numberText } from '#src/wording/candidate/formats.ts'
import { percentText } from '#src/wording/staff/pointsText.ts'

import { Bars } from './Bars.tsx'
import { FigureCard } from './FigureCard.tsx'
import { coefficientText, durationText } from './figureWords.ts'
import styles from './Statistics.module.css'

/** Scores, reliability and time of the whole assessment. */
export function AssessmentFigures({ statistics }: { statistics: AssessmentStatistics }) {
  const { reliability, provisional } = statistics
  return (
    <section className={styles.section} aria-labelledby="statistics-scores">
      <h2 id="statistics-scores">Scores</h2>
      {provisional > 0 && (
        <p className={styles.quiet}>
          {numberText(provisional)} of {numberText(statistics.submissions)} scores are provisional:
          they count with the points available so far.
        </p>
      )}
      <dl className={styles.cards}>
        <FigureCard name="Mean score" figure={statistics.mean} format={percentText}>
          The average share of the available points. Higher means that candidates did better.
        </FigureCard>
        <FigureCard name="Median score" figure={statistics.median} format={percentText}>
          Half of the candidates scored more, half less. Higher means that they did better.
        </FigureCard>
        <FigureCard name="Standard deviation" figure={statistics.deviation} format={percentText}>
          How far scores typically are from the mean. Higher means that candidates differ more.
        </FigureCard>
        <FigureCard name="Median time" figure={statistics.medianTime} format={durationText}>
          Half of the candidates took longer, half less. Only time with the assessment open counts.
        </FigureCard>
        <FigureCard
          name="Reliability (Cronbach’s alpha)"
          figure={reliability.alpha}
          format={coefficientText}
          basis="responses that were asked every scored question"
          absent="Needs two questions with points."
        >
          How far the questions agree on who is better, at most 1. Higher is better; 0.7 is a common
          minimum.{' '}
          {reliability.alpha?.kind === 'value' &&
            `From the ${numberText(reliability.complete)} of ${numberText(statistics.submissions)} who were asked all ${numberText(reliability.items)} scored questions.`}
        </FigureCard>
        <FigureCard
          name="Standard error of measurement"
          figure={reliability.standardError}
          format={percentText}
          basis="responses that were asked every scored question"
          absent="Needs two questions with points."
        >
          How far a score may be off by chance. Lower is better: don’t rank candidates whose scores
          are closer than this.
        </FigureCard>
      </dl>
      <Distribution statistics={statistics} />
    </section>
  )
}

function Distribution({ statistics: { tenths, scored } }: { statistics: AssessmentStatistics }) {
  if (scored < NEEDED.mean) {
    return (
      <p className={styles.quiet}>
        Too few scores for a chart: it needs {NEEDED.mean}, and there {scored === 1 ? 'is' : 'are'}{' '}
        {scored}.
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
    <Bars
      title="How many candidates reached which score"
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
    </Bars>
  )
}
