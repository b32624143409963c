import { classes } from '#src/ui/classes.ts'

import styles from './ProgressBar.module.css'

/** How much of a task is done, named by the words that say it. */
export function ProgressBar({
  labelledBy,
  done,
  total,
  isWide = false,
}: {
  labelledBy: string
  done: number
  /** 0 until it is known. */
  total: number
  /** Whether the bar is as wide as its container. */
  isWide?: boolean
}) {
  return (
    <progress
      className={classes(styles.bar, isWide && styles.wide)}
      aria-labelledby={labelledBy}
      value={total === 0 ? 0 : done / total}
    />
  )
}
