import type { ReactNode } from 'react'
import { mendFinding } from '#src/engine/readiness/mendFinding.ts'
import type { Finding } from '#src/engine/readiness/findings.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { useDefinition } from '#src/features/builder/draft/useDraft.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import { findingPlaceWords, findingWords } from '#src/wording/staff/findingWords.ts'
import { fieldOf, selectionOf } from './findingPlace.ts'
import { PlayPathButton } from './PlayPathButton.tsx'
import styles from './ReadinessPanel.module.css'

interface FindingItemProps {
  finding: Finding
  icon: ReactNode
  /** The place was chosen: focus goes there. */
  onLeave: () => void
  /** The preview has a path: it wants to be seen. */
  onPlay: () => void
}

/** One finding: where, what, why, and the mend where one press does it. */
export function FindingItem({ finding, icon, onLeave, onPlay }: FindingItemProps) {
  const { draft, readiness, selection } = useBuilder()
  const definition = useDefinition((current) => current)
  const words = findingWords(finding, definition)
  const mended = mendFinding(definition, finding)

  const go = () => {
    onLeave()
    selection.select(selectionOf(finding), 'elsewhere', fieldOf(finding))
  }
  const mend = () => {
    draft.edit(words.mend, (current) => mendFinding(current, finding) ?? current)
    readiness.flush()
    announce(`Mended: ${words.title}`)
  }

  return (
    <li className={styles.finding}>
      {icon}
      <div className={styles.words}>
        <TextButton onClick={go}>{findingPlaceWords(finding, definition)}</TextButton>
        <p className={styles.why}>
          <strong>{words.title}</strong> {words.why}
        </p>
        {words.example === null ? null : <p className={styles.why}>Example: {words.example}.</p>}
        <div className={styles.acts}>
          {'witness' in finding && finding.witness ? (
            <PlayPathButton place={finding.place} path={finding} onPlay={onPlay} />
          ) : null}
          {mended ? (
            <Button size="small" onClick={mend}>
              {words.mend}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  )
}
