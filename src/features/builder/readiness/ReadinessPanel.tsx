import { useRef, useState } from 'react'
import type { Finding, FindingGrade } from '#src/engine/readiness/findings.ts'
import { useReadiness } from '#src/features/builder/draft/useDraft.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import { FindingItem } from './FindingItem.tsx'
import { GradeIcon } from './GradeIcon.tsx'
import { PathFacts } from './PathFacts.tsx'
import styles from './ReadinessPanel.module.css'
import { readinessWords } from './readinessWords.ts'

/** How ready the draft is, in words; opens the list of what was found. */
export function ReadinessPanel() {
  const findings = useReadiness((readiness) => readiness.findings)
  const [open, setOpen] = useState(false)
  const wentToPlace = useRef(false)
  const words = readinessWords(findings)
  const worst = worstGrade(findings)
  const change = (next: boolean) => {
    wentToPlace.current = false
    setOpen(next)
  }
  const leave = () => {
    wentToPlace.current = true
    setOpen(false)
  }
  return (
    <Popover
      open={open}
      onOpenChange={change}
      // Focus is on its way to the place that was chosen, not back to this button.
      returnsFocus={() => !wentToPlace.current}
      title={findings.length === 0 ? 'Ready to publish' : words}
      trigger={
        <Button
          icon={<GradeIcon grade={worst} className={styles[worst]} />}
          aria-label={`Readiness: ${words}`}
        >
          {words}
        </Button>
      }
    >
      {findings.length === 0 ? (
        <p className={styles.calm}>
          Every question has its words, its options and limits that can be met. Each can be reached,
          and every path can be submitted.
        </p>
      ) : (
        <ul className={styles.list}>
          {findings.map((finding, at) => (
            <FindingItem
              key={`${finding.kind}${finding.place.questionId ?? finding.place.sectionId}${at}`}
              finding={finding}
              icon={<GradeIcon grade={finding.grade} className={styles[finding.grade]} />}
              onLeave={leave}
              onPlay={() => change(false)}
            />
          ))}
        </ul>
      )}
      <PathFacts />
    </Popover>
  )
}

function worstGrade(findings: readonly Finding[]): FindingGrade | 'none' {
  const grades = ['problem', 'undecided', 'warning'] as const
  return grades.find((grade) => findings.some((each) => each.grade === grade)) ?? 'none'
}
