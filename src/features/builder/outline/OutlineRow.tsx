import { Asterisk, ChevronDown, ChevronRight, Split } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ShownGrade } from '#src/features/builder/readiness/shownGrade.ts'
import { GradeIcon } from '#src/features/builder/readiness/GradeIcon.tsx'
import { KindIcon } from '#src/features/builder/kindIcons.tsx'
import { kindName } from '#src/wording/staff/names.ts'
import styles from './Outline.module.css'
import type { OutlineRow as Row } from './outlineRows.ts'

export interface OutlineRowProps {
  row: Row
  number: number | null
  position: number
  siblings: number
  grade: ShownGrade | undefined
  selected: boolean
  /** The one row that Tab reaches. */
  reachable: boolean
  closed: boolean
  onToggle: (sectionId: string) => void
}

/**
 * One line. Drawn again only when something on it reads otherwise. What is only spoken stands in the
 * row's name: text hidden by clipping would be a layer of its own at every paint, four to a row.
 */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { row, selected } = props
  return (
    <div
      role="treeitem"
      id={`row-${row.id}`}
      data-row={row.id}
      data-kind={row.kind}
      className={styles.row}
      aria-label={spokenRow(props)}
      aria-level={row.kind === 'question' ? 2 : 1}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-selected={selected}
      aria-expanded={row.kind === 'section' ? !props.closed : undefined}
      tabIndex={props.reachable ? 0 : -1}
    >
      {row.kind === 'question' ? <span className={styles.grip} data-grip aria-hidden /> : null}
      <Lead {...props} />
      <span className={styles.label} title={labelOf(row)}>
        {labelOf(row)}
      </span>
      <Marks {...props} />
    </div>
  )
})

function spokenRow({ row, number, grade }: OutlineRowProps): string {
  if (row.kind === 'start') return labelOf(row)
  const name =
    row.kind === 'question' ? `${kindName(row.questionKind)}: ${labelOf(row)}` : labelOf(row)
  const marks = marksOf(row, grade).flatMap((words) => words ?? [])
  return [number === null ? name : `${number}. ${name}`, ...marks].join(', ')
}

/** What a row is called, when it has a name of its own and when it has none. */
export function labelOf(row: Row): string {
  if (row.kind === 'start') return 'Start and layout'
  if (row.kind === 'section') return row.title.trim() || 'Untitled section'
  return row.prompt || 'No text yet'
}

function Lead({ row, number, closed, onToggle }: OutlineRowProps) {
  if (row.kind === 'start') return null
  if (row.kind === 'section') {
    const Chevron = closed ? ChevronRight : ChevronDown
    // The keys of the tree open and close it too; the chevron is for the pointer alone.
    return (
      <span className={styles.chevron} aria-hidden onClick={() => onToggle(row.id)}>
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

function Marks({ row, grade }: OutlineRowProps) {
  if (row.kind === 'start') return null
  const [required, conditional, finding] = marksOf(row, grade)
  return (
    <>
      <Mark words={required}>
        <Asterisk size={14} />
      </Mark>
      <Mark words={conditional}>
        <Split size={14} />
      </Mark>
      <Mark words={finding} tone={grade}>
        <GradeIcon grade={grade ?? 'none'} size={14} />
      </Mark>
    </>
  )
}

type MarkWords = string | null

/** Whether it is required, shown under a condition, and has findings; one column for each. */
function marksOf(
  row: Exclude<Row, { kind: 'start' }>,
  grade: OutlineRowProps['grade'],
): [required: MarkWords, conditional: MarkWords, finding: MarkWords] {
  return [
    row.kind === 'question' ? requiredWords[row.required] : null,
    row.conditional ? 'Shown under a condition' : null,
    grade ? gradeWords[grade] : null,
  ]
}

const requiredWords = { always: 'Required', sometimes: 'Required under a condition', never: null }
const gradeWords = {
  problem: 'Has a problem',
  undecided: 'The check can’t tell whether it is reached',
  warning: 'Has a warning',
  toWrite: 'Still being written',
}

interface MarkProps {
  words: MarkWords
  tone?: ShownGrade | undefined
  children: ReactNode
}

/** Empty where there is nothing to mark, so that the columns stay where they are. */
function Mark({ words, tone, children }: MarkProps) {
  if (!words) return <span className={styles.mark} />
  return (
    <span className={styles.mark} data-tone={tone} title={words}>
      {children}
    </span>
  )
}
