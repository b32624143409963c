import type { ReactNode } from 'react'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { findingPlaceWords, findingWords } from '#src/builder/model/words/findingWords.ts'
import { fixStep } from './fixStep.ts'
import { fieldOf, selectionOf, translationOf } from './findingPlace.ts'
import { PlayPathButton } from './PlayPathButton.tsx'
import styles from './ReadinessPanel.module.css'

interface FindingItemProps {
  finding: Finding
  icon: ReactNode
  /** A place was chosen and gets the focus. */
  onLeave: () => void
  /** A path was played in the preview, which should become visible. */
  onPlay: () => void
}

/** One finding: where, what, why, and the fix if there is an automatic one. */
export function FindingItem({ finding, icon, onLeave, onPlay }: FindingItemProps) {
  const { dialogs, draft, readiness, selection } = useBuilder()
  const definition = useDefinition((current) => current)
  const words = findingWords(finding, definition)
  const fixed = fixFinding(definition, finding)

  const go = () => {
    onLeave()
    selection.select(selectionOf(finding), 'elsewhere', fieldOf(finding))
    const translation = translationOf(finding)
    if (translation !== null) dialogs.open({ kind: 'translate', ...translation })
  }
  const fix = () => {
    draft.edit(fixStep(finding), (current) => fixFinding(current, finding) ?? current)
    readiness.flush()
    announce(`Fixed: ${words.title}`)
  }

  return (
    <li className={styles.finding}>
      {icon}
      <div className={styles.words}>
        <TextButton onClick={go}>{findingPlaceWords(finding, definition)}</TextButton>
        <p className={styles.why}>
          <strong>{words.title}</strong> <span>{words.why}</span>
        </p>
        {words.example === null ? null : (
          <p className={styles.why}>{`Example: ${words.example}.`}</p>
        )}
        <div className={styles.actions}>
          {'witness' in finding && finding.witness ? (
            <PlayPathButton place={finding.place} path={finding} onPlay={onPlay} />
          ) : null}
          {fixed ? (
            <Button size="small" onClick={fix}>
              {words.fix}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  )
}
