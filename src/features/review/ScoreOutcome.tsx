import type { Settings } from '#schemas/definition.ts'
import type { ReadSection } from '#src/engine/reading.ts'
import type { Score } from '#src/engine/scoring.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { bandWords, knockOutWords, passWords } from '#src/wording/staff/ruleWords.ts'

import { outcomeLooks } from './outcomeLooks.ts'
import styles from './ResponsePage.module.css'

/** Passed or not, the band, and the answers that knock out. */
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
