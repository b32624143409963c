import type { Definition } from '#schemas/definition.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { findingPlaceWords, findingWords } from '#src/builder/model/words/findingWords.ts'
import styles from './Publish.module.css'

interface UndecidedProps {
  findings: readonly Finding[]
  definition: Definition
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** The findings that the check left undecided, and the confirmation stored with the version. */
export function Undecided({ findings, definition, isConfirmed, onConfirm }: UndecidedProps) {
  return (
    <section>
      <h3>Couldn’t be checked</h3>
      <ul className={styles.problems}>
        {findings.map((finding, at) => {
          const words = findingWords(finding, definition)
          return (
            <li key={`${finding.kind}${at}`}>
              <strong>{findingPlaceWords(finding, definition)}</strong>
              <span>{`${words.title}. ${words.why}`}</span>
            </li>
          )
        })}
      </ul>
      <Checkbox
        label="I have checked this, and it is correct"
        help="Your confirmation is saved with the version."
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.target.checked)}
      />
    </section>
  )
}
