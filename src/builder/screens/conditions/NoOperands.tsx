import styles from './ConditionEditor.module.css'

/** Why a condition is not possible here. */
export function NoOperands() {
  return (
    <output className={styles.note}>
      Conditions use earlier questions, and there are none before this point.
    </output>
  )
}
