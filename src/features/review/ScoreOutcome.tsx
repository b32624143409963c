import type { Settings } from '#schemas/definition.ts'
import type { ReadSection } from '#src/engine/reading.ts'
import type { Score } from '#src/engine/scoring.ts'
import { Badge, type Tone } from '#src/ui/Badge.tsx'
import type { Mark } from '#src/ui/MarkShape.tsx'
import { bandWords, knockOutWords, passWords } from '#src/wording/staff/ruleWords.ts'

import styles from './ResponsePage.module.css'

const LOOKS: { readonly [P in NonNullable<Score['passed']>]: { tone: Tone; mark: Mark } } = {
  yes: { tone: 'good', mark: 'check' },
  no: { tone: 'danger', mark: 'cross' },
  open: { tone: 'info', mark: 'half' },
}

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
      {passed !== null && <Badge {...LOOKS[passed]}>{passWords(score)}</Badge>}
      {band !== null && <Badge>{band}</Badge>}
      {numbers.length > 0 && (
        <Badge tone="danger" mark="bang">
          {knockOutWords(numbers)}
        </Badge>
      )}
    </p>
  )
}
