import type { ReactNode } from 'react'

import { classes } from '#src/ui/classes.ts'

import styles from './ReviewPage.module.css'

/** The frame of a page of review. With `isReading`, answers are the largest text. */
export function ReviewPage({
  width,
  isReading = false,
  children,
}: {
  width?: 'narrow'
  isReading?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classes(styles.page, width && styles[width])}
      data-density={isReading ? 'review' : undefined}
    >
      {children}
    </div>
  )
}
