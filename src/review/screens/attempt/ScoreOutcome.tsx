import type { Settings } from '#schemas/definition.ts'
import type { ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import type { Score } from '#src/assessment/engine/scoring/scoring.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { bandWords, knockOutWords, passWords } from '#src/staff/words/scoreReasonWords.ts'

import { outcomeLooks } from '#src/review/screens/RowOutcome.tsx'
import styles from './attempt.module.css'

/** Passed or not, the band, and the knock-out answers. */
export function ScoreOutcome({
  score,
  settings,
  sections,
}: {
  score: Score
  settings: Settings
  sections: readonly ReadSection[]
}) {
  const { passed, knockOuts } = score
  const band = bandWords(score, settings)
  const numbers = sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ question, number }) => (knockOuts.includes(question.id) ? (number ?? []) : []))
  if (passed === null && band === null && numbers.length === 0) return null
  return (
    <p className={styles.outcome}>
      {passed !== null && <Badge {...outcomeLooks[passed]}>{passWords(score)}</Badge>}
      {band !== null && <Badge>{band}</Badge>}
      {numbers.length > 0 && (
        <Badge tone="danger" mark="bang">
          {knockOutWords(numbers)}
        </Badge>
      )}
    </p>
  )
}
