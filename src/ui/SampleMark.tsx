import { FlaskConical } from 'lucide-react'

import { classes } from './classes.ts'
import styles from './SampleMark.module.css'

type SampleMarkProps = {
  /** In a row: where there is little width the sign stands without the word, which is still read out. */
  inRow?: boolean | undefined
}

/** Says quietly that a record was made up, to look around with. */
export function SampleMark({ inRow = false }: SampleMarkProps) {
  return (
    <span className={classes(styles.mark, inRow && styles.inRow)} title="Sample data">
      <FlaskConical aria-hidden="true" />
      <span className={styles.word}>Sample</span>
    </span>
  )
}
