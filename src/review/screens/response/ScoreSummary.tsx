import { type ReactNode, useId, useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { outcomeLimits } from '#src/assessment/engine/scoring/percent.ts'
import type { ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import type { HistoryEntry } from '#src/review/model/scoreHistory.ts'
import { noteAnchor } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { useLocation } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'
import { calculatedName } from '#src/staff/words/comparisonParts.ts'
import { calculatedPointsWords, scoreWords, shareWords } from '#src/staff/words/scoreReasonWords.ts'

import styles from './ResponsePage.module.css'
import { ScoreOutcome } from '#src/review/screens/attempt/ScoreOutcome.tsx'
import shared from '#src/ui/shared.module.css'
import { ScoreHistory } from './ScoreHistory.tsx'
import { ScorePath } from './ScorePath.tsx'
import { countOutcomes, OUTCOMES, type Outcome, outcomes } from './showOnly.ts'

/**
 * The score, its outcome and the next step, in a line that stays; its basis and whatever else is known
 * about the response is unfolded below it.
 */
export function ScoreSummary({
  judged: { score, toMark, left, state },
  definition,
  sections,
  history,
  candidate,
  outcome,
  next,
  children,
}: {
  judged: Judged
  definition: Definition
  sections: readonly ReadSection[]
  history: readonly HistoryEntry[]
  candidate: { isHidden: boolean }
  outcome: Outcome
  /** The next step. */
  next: ReactNode
  /** The rest of the details. */
  children: ReactNode
}) {
  const changeAddress = useAddressChange()
  // A link to a note opens what it is in.
  const isLinked = useLocation().hash.startsWith(`#${noteAnchor('')}`)
  const [isOpen, setOpen] = useState(isLinked)
  const detailsId = useId()
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  const counts = countOutcomes(sections, scoredById)
  const answered = counts.all - counts.blank - counts.notShown
  const share = shareWords(score, outcomeLimits(definition.settings))
  // Statements have no number.
  const unscored = sections
    .flatMap(({ questions }) => questions)
    .filter(
      ({ question, number, status }) =>
        number !== null &&
        status !== 'withheld' &&
        scoredById.get(question.id)?.rule === 'noPoints',
    )

  const show = (chosen: string): void => {
    changeAddress({ show: chosen === 'all' ? null : chosen })
  }
  return (
    <section className={styles.summary} aria-label="Score">
      <div className={styles.bar}>
        <p className={styles.score}>
          <span>{scoreWords(score)}</span>
          {share !== null && score.most > 0 && <span className={styles.share}>{` ${share}`}</span>}
        </p>
        <ScoreOutcome score={score} settings={definition.settings} sections={sections} />
        {toMark.length > 0 && state !== 'done' && (
          <p className={styles.toMark}>
            {`Provisional: ${leftWords(left.length, score.toBeMarked)}`}
          </p>
        )}
        <span className={styles.step}>
          <Field label="Show" hideLabel className={styles.show}>
            <NativeSelect value={outcome} onChange={(event) => show(event.target.value)}>
              {outcomes.map((name) => (
                <option key={name} value={name} disabled={counts[name] === 0 && name !== outcome}>
                  {`${OUTCOMES[name]} (${counts[name]})`}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Button aria-expanded={isOpen} aria-controls={detailsId} onClick={() => setOpen(!isOpen)}>
            Details
          </Button>
          <span>{next}</span>
        </span>
      </div>
      <div id={detailsId} className={styles.details} data-open={isOpen || undefined}>
        <p className={shared.quiet}>
          {countsWords({ answered, ...counts, unscored: unscored.length })}
        </p>
        {score.calculated.map((scored) => (
          <p key={scored.calculatedId} className={shared.quiet}>
            {calculatedPointsWords(
              calculatedName(scored.calculatedId, definition) ?? '',
              scored,
              definition.language,
            )}
          </p>
        ))}
        <ScorePath score={score} definition={definition} />
        <ScoreHistory history={history} definition={definition} candidate={candidate} />
        {children}
        <p className={`${shared.quiet} ${styles.hint}`}>
          <kbd>?</kbd> shows the keyboard shortcuts
        </p>
      </div>
    </section>
  )
}

/** "12 answered, 1 left blank. 1 has no points." */
function countsWords({
  answered,
  blank,
  notShown,
  unscored,
}: Record<'answered' | 'blank' | 'notShown' | 'unscored', number>): string {
  const words = [`${answered} answered`]
  if (blank > 0) words.push(`${blank} left blank`)
  if (notShown > 0) words.push(`${notShown} not asked`)
  const points = unscored === 1 ? ' 1 has no points.' : ` ${unscored} have no points.`
  return `${words.join(', ')}.${unscored > 0 ? points : ''}`
}

function leftWords(left: number, points: number): string {
  if (left === 0) return 'all answers are marked. Finish your review so that your marks count.'
  const answers = left === 1 ? '1 answer' : `${left} answers`
  return `${answers} to mark, worth up to ${pointsText(points)} ${points === 1 ? 'point' : 'points'}.`
}
