import { type ReactNode, useMemo } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './RowList.module.css'

/** The position of a row that can be moved, and its drag handle. */
export interface RowPlace {
  index: number
  handle: ReactNode
}

export interface Column<T> {
  /** The heading. In lower case it is the grid area and the `data-column` of the cells. */
  name: string
  cell: (row: T, place?: RowPlace) => ReactNode
  /** The tooltip of text that may be cut off; such text also has its own direction. */
  title?: (row: T) => string | undefined
  kind?: 'number' | 'control'
  /** The heading becomes a button that sorts. */
  sort?: ColumnSort | undefined
}

export interface ColumnSort {
  /** What pressing it does: "highest first". */
  next: string
  /** How the rows are sorted by this column; null if they are by another one. */
  direction: 'up' | 'down' | null
  onSort: () => void
}

interface RowListProps<T> {
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** Whether the row is drawn quietly, for example because it is archived. */
  isQuiet?: (row: T) => boolean
  /** Sets `--areas` and `--columns`, and hides cells that don't fit a narrow window. */
  className: string | undefined
  /** Shown if there are no rows. */
  empty: ReactNode
  /** Renders the list, and calls `draw` for each row in it. */
  children: (draw: (row: T | undefined, place?: RowPlace) => ReactNode) => ReactNode
}

/** Rows with column headings. Those that don't sort are visual only: each row names its own values. */
export function RowList<T>(props: RowListProps<T>) {
  const { columns, rows, isQuiet, className, empty, children } = props
  if (rows.length === 0) return empty
  return (
    <div className={classes(styles.rowList, className)}>
      <div className={classes(styles.line, styles.heads)}>
        {columns.map(({ name, kind, sort }) => (
          <span key={name} {...placed(name)} data-kind={kind} aria-hidden={!sort || undefined}>
            {sort ? <SortButton name={name} sort={sort} /> : kind === 'control' ? null : name}
          </span>
        ))}
      </div>
      {children((row, place) =>
        row === undefined ? null : (
          <Line columns={columns} row={row} place={place} isQuiet={isQuiet?.(row) ?? false} />
        ),
      )}
    </div>
  )
}

const ARROWS = { up: '↑', down: '↓' } as const

function SortButton({ name, sort }: { name: string; sort: ColumnSort }) {
  return (
    <button
      type="button"
      className={styles.sort}
      aria-label={`${name}: sort, ${sort.next}`}
      aria-pressed={sort.direction !== null}
      onClick={sort.onSort}
    >
      <span>{name}</span>
      {sort.direction === null ? null : <span aria-hidden="true">{ARROWS[sort.direction]}</span>}
    </button>
  )
}

interface LineProps<T> {
  columns: readonly Column<T>[]
  row: T
  place: RowPlace | undefined
  isQuiet: boolean
}

/** Scrolling draws the whole list again: a row that was there already stays as it is. */
function Line<T>({ columns, row, place, isQuiet }: LineProps<T>) {
  return useMemo(
    () => (
      <div className={styles.line} data-quiet={isQuiet || undefined}>
        {columns.map(({ name, kind, title, cell }) => (
          <span
            key={name}
            {...placed(name)}
            data-kind={kind}
            title={title?.(row)}
            dir={title ? 'auto' : undefined}
          >
            {cell(row, place)}
          </span>
        ))}
      </div>
    ),
    [columns, row, place, isQuiet],
  )
}

function placed(name: string) {
  const area = name.toLowerCase()
  return { 'data-column': area, style: { gridArea: area } }
}

/** A number with its noun, which is visible only where a page shows it, without headings. */
export function Count({ count, noun }: { count: number; noun: string }) {
  return (
    <>
      <span>{count.toLocaleString('en')}</span>
      <span data-noun className={styles.noun}>
        {` ${noun}`}
      </span>
    </>
  )
}
