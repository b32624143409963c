import styles from './properties.module.css'

export function SignatureProperties() {
  return (
    <p className={styles.note}>
      Candidates draw their signature, or type their name where they can’t draw.
    </p>
  )
}
