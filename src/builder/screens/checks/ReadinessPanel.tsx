import { useRef, useState } from 'react'

import { useNewItems, useReadiness } from '#src/builder/screens/state/useDraft.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Popover } from '#src/ui/overlays/Popover.tsx'
import {
  readinessWords,
  shownGrade,
  type ShownGrade,
} from '#src/builder/screens/state/shownGrade.ts'
import { minutesWords, pointsWords } from '#src/builder/model/words/pathFacts.ts'

import { FindingItem } from './FindingItem.tsx'
import { GradeIcon } from './GradeIcon.tsx'
import styles from './ReadinessPanel.module.css'

/** The readiness of the draft in words; opens the list of findings. */
export function ReadinessPanel() {
  const findings = useReadiness((readiness) => readiness.findings)
  const [open, setOpen] = useState(false)
  const wentToPlace = useRef(false)
  const newItems = useNewItems((now) => now)
  const grades = findings.map((finding) => shownGrade(finding, newItems))
  const words = readinessWords(findings, newItems)
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
      // The focus goes to the chosen place instead of returning to this button.
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
        <p className={styles.emptyText}>
          Every question is complete and can be reached, and every path can be submitted.
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

const WORST_FIRST = ['problem', 'undecided', 'warning', 'unfinished'] as const

function worstGrade(grades: readonly ShownGrade[]): ShownGrade | 'none' {
  return WORST_FIRST.find((grade) => grades.includes(grade)) ?? 'none'
}

/** Facts about all paths checked so far. */
function PathFacts() {
  const paths = useReadiness((readiness) => readiness.paths)
  const isChecking = useReadiness((readiness) => readiness.isChecking)
  if (!paths) return <p className={styles.facts}>Checking every path…</p>
  return (
    <p className={styles.facts}>
      <span>{`${minutesWords(paths.minutes)} ${pointsWords(paths.points)}`}</span>
      {isChecking ? <span> Checking every path again…</span> : null}
    </p>
  )
}
