import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** What is loading; spoken. */
  label: string
  /** How many rows of what comes. */
  rows?: number | undefined
  /** Pixels of one row at the usual size of text, so that nothing jumps when it comes. */
  rowHeight?: number | undefined
  /** The head of the page is still to come as well. */
  heading?: boolean | undefined
}

/** Stands where something is loading; seen after half a second only, since most is there sooner. */
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
