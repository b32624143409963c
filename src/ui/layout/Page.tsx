import type { ReactNode } from 'react'

import { classes } from '#src/ui/classes.ts'
import styles from './Page.module.css'

type PageProps = {
  /** Full height, so that a list scrolls inside while its header stays. */
  fill?: boolean | undefined
  /** For text and forms: limited to a readable width. */
  narrow?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The margins of all staff screens. */
export function Page({ fill = false, narrow = false, className, children }: PageProps) {
  return (
    <div className={classes(styles.page, fill && styles.fill, narrow && styles.narrow, className)}>
      {children}
    </div>
  )
}
