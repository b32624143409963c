import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'

import { GradeIcon } from '#src/builder/screens/checks/GradeIcon.tsx'
import { KindIcon, kindName } from '#src/builder/screens/kinds/kinds.tsx'
import type { ShownGrade } from '#src/builder/screens/state/shownGrade.ts'

import type { OutlineRow as Row } from './outlineRows.ts'

import styles from './Outline.module.css'

export interface OutlineRowProps {
  row: Row
  /** Off-screen: its text can still be found, but nothing else is rendered. */
  bare: boolean
  number: number | null
  position: number
  siblings: number
  grade: ShownGrade | undefined
  /** It is open in the editor. */
  selected: boolean
  /** Selected with others: `a` if it is, `s` if some of its questions are; null while none is. */
  choice: string | null
  /** The one row in the tab order. */
  reachable: boolean
  closed: boolean
  onToggle: (sectionId: string) => void
}

/**
 * One row. Re-renders only when its content changes. Text for screen readers is in the row's name,
 * because visually hidden elements would be four compositing layers per row.
 */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { row, bare, selected, choice } = props
  return (
    <div
      role="treeitem"
      data-row={row.id}
      data-kind={row.kind}
      data-detailed={(bare && linesOf(row).length > 1) || undefined}
      data-marks={bare ? marksOf(row, props.grade).length : undefined}
      className={styles.row}
      aria-label={spokenRow(props)}
      aria-level={row.kind === 'question' ? 2 : 1}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-selected={choice === null ? selected : choice === 'a'}
      aria-current={(choice !== null && selected) || undefined}
      data-open={selected || undefined}
      data-choice={row.kind === 'start' ? undefined : (choice ?? undefined)}
      aria-expanded={row.kind === 'section' ? !props.closed : undefined}
      tabIndex={props.reachable ? 0 : -1}
    >
      {bare ? linesOf(row).join('\n') : <RowParts {...props} />}
    </div>
  )
})

function RowParts(props: OutlineRowProps) {
  const { row } = props
  const [label, detail] = linesOf(row)
  return (
    <>
      {row.kind === 'question' ? <span className={styles.grip} data-grip aria-hidden /> : null}
      <Lead {...props} />
      <span className={styles.label} dir="auto" title={fullTextOf(row)}>
        {detail === undefined ? (
          label
        ) : (
          <>
            <span className={styles.line}>{label}</span>
            <code className={styles.detail} translate="no">
              {detail}
            </code>
          </>
        )}
      </span>
      <Marks {...props} />
    </>
  )
}

function spokenRow({ row, number, grade }: OutlineRowProps): string {
  const lines = linesOf(row).join(' ')
  if (row.kind === 'start') return lines
  const name = row.kind === 'question' ? `${kindName(row.questionKind)}: ${lines}` : lines
  const marks = marksOf(row, grade).map(({ words }) => words)
  return [number === null ? name : `${number}. ${name}`, ...marks].join(', ')
}

/** The name of a row, whether or not it has text. */
export function labelOf(row: Row): string {
  if (row.kind === 'start') return 'Start and layout'
  if (row.kind === 'section') return row.title.trim() || 'Untitled section'
  return row.label || 'No text yet'
}

/** The name, and what distinguishes it from others with the same name. */
function linesOf(row: Row): [label: string, detail?: string] {
  const label = labelOf(row)
  return row.kind === 'question' && row.detail !== null ? [label, row.detail] : [label]
}

function fullTextOf(row: Row): string {
  return row.kind === 'question' ? row.prompt || labelOf(row) : labelOf(row)
}

function Lead({ row, number, closed, onToggle }: OutlineRowProps) {
  if (row.kind === 'start') return null
  if (row.kind === 'section') {
    const Chevron = closed ? ChevronRight : ChevronDown
    // The tree's keys open and close it too; the chevron is for the pointer only.
    return (
      <span className={styles.chevron} data-fold aria-hidden onClick={() => onToggle(row.id)}>
        <Chevron size={16} />
      </span>
    )
  }
  return (
    <>
      <span className={styles.number}>{number ?? ''}</span>
      <span className={styles.kind} title={kindName(row.questionKind)}>
        <KindIcon kind={row.questionKind} />
      </span>
    </>
  )
}

/** Side by side, and no wider than needed, because the rest of the line is for the text. */
function Marks({ row, grade }: OutlineRowProps) {
  const marks = marksOf(row, grade)
  if (marks.length === 0) return null
  return (
    <span className={styles.marks}>
      {marks.map(({ words, icon, sign, tone }) => (
        <span key={words} className={styles.mark} data-tone={tone} data-sign={sign} title={words}>
          {icon}
        </span>
      ))}
    </span>
  )
}

interface Mark {
  words: string
  icon?: ReactNode
  sign?: string
  tone?: ShownGrade
}

/** Findings, then a condition, then *required* last because it is the most common. */
function marksOf(row: Row, grade: ShownGrade | undefined): Mark[] {
  if (row.kind === 'start') return []
  const required = row.kind === 'question' ? requiredWords[row.required] : null
  return [
    ...(grade
      ? [{ words: gradeWords[grade], icon: <GradeIcon grade={grade} size={14} />, tone: grade }]
      : []),
    ...(row.conditional ? [{ words: 'Has a condition', sign: 'if' }] : []),
    ...(required ? [{ words: required, sign: '*' }] : []),
  ]
}

const requiredWords = { always: 'Required', sometimes: 'Required by a condition', never: null }
const gradeWords = {
  problem: 'Has a problem',
  undecided: 'The check can’t tell whether it is reached',
  warning: 'Has a warning',
  unfinished: 'Unfinished',
}
