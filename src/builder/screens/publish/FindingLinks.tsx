import type { Definition } from '#schemas/definition.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { findingPlaceWords, findingWords } from '#src/builder/model/words/findingWords.ts'

import styles from './Publish.module.css'

interface FindingLinksProps {
  findings: readonly Finding[]
  definition: Definition
  onGo: (finding: Finding) => void
}

/** Findings with a link to the place of each. */
export function FindingLinks({ findings, definition, onGo }: FindingLinksProps) {
  return (
    <ul className={styles.problems}>
      {findings.map((finding, at) => {
        const words = findingWords(finding, definition)
        return (
          <li key={`${finding.kind}${at}`}>
            <TextButton onClick={() => onGo(finding)}>
              {findingPlaceWords(finding, definition)}
            </TextButton>
            <span>
              <strong>{`${words.title}.`}</strong> <span>{words.why}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
