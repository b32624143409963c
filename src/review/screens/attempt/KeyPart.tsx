import type { ReactNode } from 'react'

import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'

import styles from './KeyDetails.module.css'

/** One part of a key, and whether the answer meets it; null says nothing of an answer. */
export function KeyPart({ isMet, children }: { isMet: boolean | null; children: ReactNode }) {
  if (isMet === null) return <li className={styles.part}>{children}</li>
  return (
    <li className={styles.part} data-met={isMet}>
      <MarkShape mark={isMet ? 'check' : 'cross'} />
      <span>
        {children}
        <VisuallyHidden>{isMet ? ' (correct)' : ' (wrong)'}</VisuallyHidden>
      </span>
    </li>
  )
}
