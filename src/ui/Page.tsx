import type { ReactNode } from 'react'

import { classes } from './classes.ts'
import styles from './Page.module.css'

type PageProps = {
  /** As high as the window, so that a list inside scrolls and its head stays. */
  fill?: boolean | undefined
  /** For text and forms: no wider than is good to read. */
  narrow?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The margins that all staff screens share. */
export function Page({ fill = false, narrow = false, className, children }: PageProps) {
  return (
    <div className={classes(styles.page, fill && styles.fill, narrow && styles.narrow, className)}>
      {children}
    </div>
  )
}
