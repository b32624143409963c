import { MASK } from '#src/assessment/engine/maskedEmail.ts'

import styles from './keys.module.css'

/** Why a key was fixed: on request, because it may name any candidate. Nothing while it is hidden (rule H7). */
export function FixReason({ reason }: { reason: string }) {
  if (reason === '' || reason === MASK) return null
  return (
    <details className={styles.reason}>
      <summary>Reason (may contain names)</summary>
      <p dir="auto">{reason}</p>
    </details>
  )
}
