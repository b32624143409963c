import { useRef } from 'react'
import type { Definition } from '#schemas/definition.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { fieldOf, selectionOf } from '#src/builder/screens/checks/findingPlace.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { findingPlaceWords, findingWords } from '#src/builder/model/words/findingWords.ts'

import styles from './Publish.module.css'

interface FindingLinksProps {
  findings: readonly Finding[]
  definition: Definition
  onGo: (finding: Finding) => void
}

/** Leads from a dialog to the place of a finding, which gets the focus in place of what opened it. */
export function useGoToFinding(onClose: () => void) {
  const { selection } = useBuilder()
  const goesToPlace = useRef(false)
  return {
    go(finding: Finding) {
      goesToPlace.current = true
      onClose()
      selection.select(selectionOf(finding), 'elsewhere', fieldOf(finding))
    },
    returnsFocus: () => !goesToPlace.current,
  }
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
