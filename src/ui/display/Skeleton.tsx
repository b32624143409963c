import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** The thing that is loading, for screen readers. */
  label: string
  /** The number of rows to expect. */
  rows?: number | undefined
  /** Row height in pixels at the default text size, so that nothing jumps when loaded. */
  rowHeight?: number | undefined
  /** Whether the page header is loading too. */
  heading?: boolean | undefined
}

/** A loading placeholder, visible after half a second only, because most things load sooner. */
export function Skeleton({ label, rows = 3, rowHeight = 40, heading = false }: SkeletonProps) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      {heading ? <span className={styles.heading} /> : null}
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row} style={{ height: `${rowHeight / 16}rem` }}>
          <span className={styles.bar} />
        </span>
      ))}
    </output>
  )
}
