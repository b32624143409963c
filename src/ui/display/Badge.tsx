import type { ReactNode } from 'react'

import styles from './Badge.module.css'
import { classes } from '#src/ui/classes.ts'
import { type Mark, MarkShape } from './MarkShape.tsx'

export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'danger' | 'violet' | 'teal'

type BadgeProps = {
  tone?: Tone | undefined
  /** A shape, so that colour is never the only sign. */
  mark?: Mark | undefined
  /** Without the coloured background, for table rows. */
  plain?: boolean | undefined
  children: ReactNode
}

/** A status as a word. */
export function Badge({ tone = 'neutral', mark, plain = false, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone], plain && styles.plain)}>
      {mark === undefined ? null : <MarkShape mark={mark} />}
      <span className={styles.text}>{children}</span>
    </span>
  )
}
