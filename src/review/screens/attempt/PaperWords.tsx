import styles from './printed.module.css'

/** "You" means nobody on paper, where these other words are printed instead. */
export function PaperWords({ paper, children }: { paper: string; children: string }) {
  return (
    <bdi className={styles.words} data-paper={paper}>
      <span>{children}</span>
    </bdi>
  )
}
