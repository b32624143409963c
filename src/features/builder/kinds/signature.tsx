import styles from '#src/parts/fields/fieldLayout.module.css'

export function SignatureProperties() {
  return (
    <p className={styles.note}>
      Candidates draw their signature, or type their name if they can’t draw.
    </p>
  )
}
