import { FlaskConical } from 'lucide-react'

import { classes } from './classes.ts'
import styles from './SampleMark.module.css'

type SampleMarkProps = {
  /** Where there is room for the word; without it the sign stands alone, and the word is read out. */
  word?: 'always' | 'wide' | 'never'
}

/** Says quietly that a record was made up, to look around with. */
export function SampleMark({ word = 'always' }: SampleMarkProps) {
  return (
    <span className={classes(styles.mark, styles[word])} title="Sample data">
      <FlaskConical aria-hidden="true" />
      <span className={styles.word}>Sample</span>
    </span>
  )
}
