import { type ReactNode, useState } from 'react'

import { useNamedAfterCard } from '#src/assessment/renderer/read/ReadCard.tsx'

import styles from './marking.module.css'

/** A page has one for each question, so the form is only there once it is wanted. */
export function FoldedForm({ summary, children }: { summary: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={styles.more} onToggle={() => setOpened(true)}>
      <summary {...useNamedAfterCard()}>{summary}</summary>
      {wasOpened ? children : null}
    </details>
  )
}
