import type { Coverage } from '#src/engine/candidates/coverage.ts'
import type { FindingPlace } from '#src/engine/readiness/findings.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { useDefinition } from '#src/features/builder/draft/useDraft.ts'
import { selectionOf } from '#src/features/builder/readiness/findingPlace.ts'
import { TextButton } from '#src/ui/TextButton.tsx'
import { coverageLines, coverageWords } from '#src/wording/staff/testCoverageWords.ts'
import styles from './Tests.module.css'

interface CoverageFactsProps {
  coverage: Coverage
  /** A place was chosen: focus goes there. */
  onLeave: () => void
}

/** What candidates have seen between them; what is left is listed on request, with its places. */
export function CoverageFacts({ coverage, onLeave }: CoverageFactsProps) {
  const { selection } = useBuilder()
  const definition = useDefinition((current) => current)
  const lines = coverageLines(coverage, definition)
  const go = (place: FindingPlace) => {
    onLeave()
    selection.select(selectionOf({ place }), 'elsewhere', place.field)
  }
  return (
    <section className={styles.coverage} aria-label="Coverage">
      <p>{coverageWords(coverage)}.</p>
      {lines.length === 0 ? null : (
        <details>
          <summary>What nobody has seen</summary>
          <ul className={styles.lines}>
            {lines.map(({ at, text, place }) => (
              <li key={`${at} ${text}`}>
                <TextButton onClick={() => go(place)}>{at}</TextButton> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
