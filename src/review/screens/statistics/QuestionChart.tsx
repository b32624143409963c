import { DISCRIMINATION_LIMITS, FACILITY_LIMITS } from '#src/assessment/engine/statistics/advice.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import shared from '#src/ui/shared.module.css'

import { type QuestionMap, questionMap } from './questionMap.ts'
import type { QuestionRow } from './questionOrder.ts'
import styles from './QuestionChart.module.css'

/** Facility across and discrimination up, for each question that has both. Its table is below it. */
export function QuestionChart({ rows }: { rows: readonly QuestionRow[] }) {
  const map = questionMap(rows)
  const { points, labels, lowest, missing, tooFew } = map
  if (points.length === 0) {
    return tooFew === null ? null : (
      <p className={shared.explanation}>
        {`The chart of facility and discrimination needs ${tooFew.needed} responses; there ${tooFew.cases === 1 ? 'is' : 'are'} ${tooFew.cases}.`}
      </p>
    )
  }
  const up = (discrimination: number) => `${((discrimination - lowest) / (1 - lowest)) * 100}%`
  const [hard = 0, easy = 1] = FACILITY_LIMITS
  const [weak = 0] = DISCRIMINATION_LIMITS
  return (
    <figure className={styles.chart}>
      <figcaption>Facility and discrimination of each question</figcaption>
      <VisuallyHidden>{summaryOf(map)}</VisuallyHidden>
      <div className={styles.frame} aria-hidden="true">
        <span className={styles.upName}>Discrimination</span>
        <div className={styles.plot}>
          <div className={styles.hard} style={{ width: `${hard * 100}%` }}>
            <span>Very hard</span>
          </div>
          <div className={styles.easy} style={{ left: `${easy * 100}%` }}>
            <span>Very easy</span>
          </div>
          <div className={styles.weak} style={{ height: up(weak) }}>
            <span>Low discrimination</span>
          </div>
          {ticksFrom(lowest).map((tick) => (
            <span key={tick} className={styles.upTick} style={{ bottom: up(tick) }}>
              {numberText(tick)}
            </span>
          ))}
          {lowest < 0 ? <div className={styles.zero} style={{ bottom: up(0) }} /> : null}
          {ACROSS.map((percent) => (
            <span key={percent} className={styles.acrossTick} style={{ left: `${percent}%` }}>
              {`${percent}%`}
            </span>
          ))}
          {points.map(({ number, words, facility, discrimination, isToCheck }) => (
            <span
              key={number}
              className={styles.dot}
              data-check={isToCheck || undefined}
              title={words}
              style={{ left: `${facility * 100}%`, bottom: up(discrimination) }}
            />
          ))}
          {labels.map(({ text, side, facility, discrimination, isToCheck }) => (
            <span
              key={text}
              className={styles.label}
              data-side={side}
              data-check={isToCheck || undefined}
              style={{ left: `${facility * 100}%`, bottom: up(discrimination) }}
            >
              {text}
            </span>
          ))}
        </div>
        <span className={styles.acrossName}>Facility: easier to the right</span>
      </div>
      <p className={styles.legend}>
        <span>
          <span className={styles.dot} aria-hidden="true" /> <span>Question, by its number</span>
        </span>
        <span>
          <span className={styles.dot} data-check aria-hidden="true" />{' '}
          <span>Something to check</span>
        </span>
      </p>
      {missing.length === 0 ? null : (
        <p className={shared.explanation}>
          {`Not in this chart: ${questionsText(missing)}, without one of the two figures.`}
        </p>
      )}
    </figure>
  )
}

const ACROSS = [0, 20, 40, 60, 80, 100]

/** Each fifth from the lowest to 1. */
function ticksFrom(lowest: number): number[] {
  const fifths = Math.round(lowest * 5)
  return Array.from({ length: 6 - fifths }, (_, at) => (fifths + at) / 5)
}

function summaryOf({ points }: QuestionMap): string {
  const toCheck = points.filter(({ isToCheck }) => isToCheck).map(({ number }) => number)
  const many = points.length === 1 ? '1 question' : `${numberText(points.length)} questions`
  const check = toCheck.length === 0 ? '' : ` To check: ${questionsText(toCheck)}.`
  return `${many} in this chart.${check} All figures are in the table below.`
}

/** "questions 3 and 7". */
function questionsText(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b).map((each) => numberText(each))
  return `${numbers.length === 1 ? 'question' : 'questions'} ${listText(sorted, 'and')}`
}
