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
  /** Out of view: found by its text, without what is drawn around it. */
  bare: boolean
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
  const { row, bare, selected } = props
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
      aria-selected={selected}
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
            <code className={styles.detail}>{detail}</code>
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

/** What a row is called, when it has a name of its own and when it has none. */
export function labelOf(row: Row): string {
  if (row.kind === 'start') return 'Start and layout'
  if (row.kind === 'section') return row.title.trim() || 'Untitled section'
  return row.label || 'No text yet'
}

/** The name, and what tells it from others of that name. */
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

/** One beside the other, as many as there are: the rest of the line is for the text. */
function Marks({ row, grade }: OutlineRowProps) {
  const marks = marksOf(row, grade)
  if (marks.length === 0) return null
  return (
    <span className={styles.marks}>
      {marks.map(({ words, icon, tone }) => (
        <span key={words} className={styles.mark} data-tone={tone} title={words}>
          {icon}
        </span>
      ))}
    </span>
  )
}

interface Mark {
  words: string
  icon: ReactNode
  tone?: ShownGrade
}

/** What was found, whether there is a condition, and last, as most have it, that it is required. */
function marksOf(row: Row, grade: ShownGrade | undefined): Mark[] {
  if (row.kind === 'start') return []
  const required = row.kind === 'question' ? requiredWords[row.required] : null
  return [
    ...(grade
      ? [{ words: gradeWords[grade], icon: <GradeIcon grade={grade} size={14} />, tone: grade }]
      : []),
    ...(row.conditional ? [{ words: 'Has a condition', icon: <Split size={14} /> }] : []),
    ...(required ? [{ words: required, icon: <Asterisk size={14} /> }] : []),
  ]
}

const requiredWords = { always: 'Required', sometimes: 'Required by a condition', never: null }
const gradeWords = {
  problem: 'Has a problem',
  undecided: 'The check can’t tell whether it is reached',
  warning: 'Has a warning',
  toWrite: 'Unfinished',
}
