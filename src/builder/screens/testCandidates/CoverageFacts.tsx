import type { Coverage } from '#src/builder/model/testCandidates/coverage.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { selectionOf } from '#src/builder/screens/checks/findingPlace.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { coverageLines, coverageWords } from './coverageWords.ts'
import styles from './Tests.module.css'

interface CoverageFactsProps {
  coverage: Coverage
  /** A place was chosen and gets the focus. */
  onLeave: () => void
}

/** The candidates' combined coverage; what is missing can be listed, with its places. */
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
      <p>{`${coverageWords(coverage)}.`}</p>
      {lines.length === 0 ? null : (
        <details>
          <summary>Not covered</summary>
          <ul className={styles.lines}>
            {lines.map(({ at, text, place }) => (
              <li key={`${at} ${text}`}>
                <TextButton onClick={() => go(place)}>{at}</TextButton> <span>{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
