import type { ReactNode } from 'react'

import { MarkShape } from './MarkShape.tsx'
import styles from './Warning.module.css'

/** A warning before an action; read out when it appears. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning} role="alert">
      <span className={styles.mark}>
        <MarkShape mark="bang" />
      </span>
      <span>{children}</span>
    </p>
  )
}
