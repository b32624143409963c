import styles from './ConditionEditor.module.css'

/** Why there can't be a condition here. */
export function NoOperands() {
  return (
    <output className={styles.note}>
      A condition looks at questions that come earlier, and there are none before this place.
    </output>
  )
}
