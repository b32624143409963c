import { FlaskConical } from 'lucide-react'

import { classes } from '#src/ui/classes.ts'
import styles from './SampleMark.module.css'

type SampleMarkProps = {
  /**
   * Where there is space for the word; otherwise only the icon is visible, and the word is read
   * out.
   */
  word?: 'always' | 'wide' | 'never'
}

/** Marks a record as sample data. */
export function SampleMark({ word = 'always' }: SampleMarkProps) {
  return (
    <span className={classes(styles.mark, styles[word])} title="Sample data">
      <FlaskConical aria-hidden="true" />
      <span className={styles.word}>Sample</span>
    </span>
  )
}
