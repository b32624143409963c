import type { Definition } from '#schemas/definition.ts'
import type { ReadSection } from '#src/engine/reading.ts'
import type { Score } from '#src/engine/scoring.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { useSearchParams } from '#src/ui/routing.ts'
import { pointsText } from '#src/wording/candidate/formats.ts'
import { calculatedName } from '#src/wording/staff/comparisonParts.ts'
import { calculatedPointsWords, scoreWords, shareWords } from '#src/wording/staff/ruleWords.ts'

import styles from './ResponsePage.module.css'
import { ScoreOutcome } from './ScoreOutcome.tsx'
import { countOutcomes, OUTCOMES, type Outcome, outcomes } from './showOnly.ts'

/** The score with what it rests on, and what people still have to judge. */
export function ScoreSummary({
  score,
  definition,
  sections,
  outcome,
}: {
  score: Score
  definition: Definition
  sections: readonly ReadSection[]
  outcome: Outcome
}) {
  const [, setParams] = useSearchParams()
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  const counts = countOutcomes(sections, scoredById)
  const answered = counts.all - counts.blank - counts.notShown
  const toMark = score.questions.filter(({ rule }) => rule === 'toBeMarked')
  const share = shareWords(score)
  // Statements have no number.
  const unscored = sections
    .flatMap(({ questions }) => questions)
    .filter(
      ({ question, number }) => number !== null && scoredById.get(question.id)?.rule === 'noPoints',
    )

  const show = (next: string): void => {
    setParams(
      (now) => {
        const after = new URLSearchParams(now)
        if (next === 'all') after.delete('show')
        else after.set('show', next)
        return after
      },
      { replace: true },
    )
  }
  return (
    <section className={styles.summary} aria-label="Score">
      <div>
        <p className={styles.score}>
          {score.most === 0 ? 'No points in the questions asked' : scoreWords(score)}
          {share !== null && score.most > 0 && <span className={styles.share}> {share}</span>}
        </p>
        <ScoreOutcome score={score} settings={definition.settings} sections={sections} />
        <p className={styles.quiet}>
          {answered} answered, {counts.blank} left blank, {counts.notShown} not asked.{' '}
          {unscored.length > 0 && unscoredWords(unscored.length)}
        </p>
        {score.calculated.map((scored) => (
          <p key={scored.calculatedId} className={styles.quiet}>
            {calculatedPointsWords(
              calculatedName(scored.calculatedId, definition) ?? '',
              scored,
              definition.language,
            )}
          </p>
        ))}
        {toMark.length > 0 && (
          <p className={styles.toMark}>
            Provisional: {toMark.length === 1 ? '1 answer has' : `${toMark.length} answers have`} no
            key. {toMark.length === 1 ? 'Its' : 'Their'} {pointsText(score.toBeMarked)}{' '}
            {score.toBeMarked === 1 ? 'point is' : 'points are'} not counted.
          </p>
        )}
      </div>
      <Field label="Show" className={styles.show}>
        <NativeSelect value={outcome} onChange={(event) => show(event.target.value)}>
          {outcomes.map((name) => (
            <option key={name} value={name} disabled={counts[name] === 0 && name !== outcome}>
              {OUTCOMES[name]} ({counts[name]})
            </option>
          ))}
        </NativeSelect>
      </Field>
    </section>
  )
}

function unscoredWords(count: number): string {
  return count === 1 ? '1 question has no points.' : `${count} questions have no points.`
}
