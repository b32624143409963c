import type { ReactNode } from 'react'

import styles from './Field.module.css'

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
