import styles from '#src/parts/fields/fieldLayout.module.css'

export function StatementProperties() {
  return <p className={styles.note}>Candidates read this text; there is nothing to answer.</p>
}
