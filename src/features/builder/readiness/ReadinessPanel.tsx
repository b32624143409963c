import { useRef, useState } from 'react'
import { useBegun, useReadiness } from '#src/features/builder/draft/useDraft.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import { FindingItem } from './FindingItem.tsx'
import { GradeIcon } from './GradeIcon.tsx'
import { PathFacts } from './PathFacts.tsx'
import styles from './ReadinessPanel.module.css'
import { readinessWords } from './readinessWords.ts'
import { type ShownGrade, shownGrade } from './shownGrade.ts'

/** How ready the draft is, in words; opens the list of what was found. */
export function ReadinessPanel() {
  const findings = useReadiness((readiness) => readiness.findings)
  const [open, setOpen] = useState(false)
  const wentToPlace = useRef(false)
  const begun = useBegun((now) => now)
  const grades = findings.map((finding) => shownGrade(finding, begun))
  const words = readinessWords(grades)
  const worst = worstGrade(grades)
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
          className={styles.trigger}
          aria-label={`Readiness: ${words}`}
          title={words}
        >
          <span>{words}</span>
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
              icon={<ShownIcon grade={grades[at] ?? finding.grade} />}
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

function ShownIcon({ grade }: { grade: ShownGrade }) {
  return <GradeIcon grade={grade} className={styles[grade]} />
}

const WORST_FIRST = ['problem', 'undecided', 'warning', 'toWrite'] as const

function worstGrade(grades: readonly ShownGrade[]): ShownGrade | 'none' {
  return WORST_FIRST.find((grade) => grades.includes(grade)) ?? 'none'
}
