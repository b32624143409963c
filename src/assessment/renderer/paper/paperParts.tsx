import type { ReactNode } from 'react'

import type { AuthoredText } from '#schemas/authoredText.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'

import styles from './paper.module.css'

/** Lines to write on. */
export function Lines({ count }: { count: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </div>
  )
}

/** Boxes to tick, or to write a number into, each before its label. */
export function Boxes({
  labels,
  box = 'tick',
  children,
}: {
  labels: readonly { id: string; label: AuthoredText }[]
  box?: 'tick' | 'number'
  /** A last item, with a line of its own. */
  children?: ReactNode
}) {
  return (
    <ul className={styles.boxes}>
      {labels.map(({ id, label }) => (
        <li key={id} className={styles.option}>
          <span className={styles.box} data-box={box} aria-hidden="true" />
          <span dir="auto">
            <AuthoredTree text={label} inline />
          </span>
        </li>
      ))}
      {children}
    </ul>
  )
}

/** A named line to write on: a name, a date, a part of an answer. */
export function WrittenLine({ label, isShort = false }: { label: string; isShort?: boolean }) {
  return (
    <p className={styles.written} data-short={isShort}>
      <span>{label}</span>
      <span className={styles.line} aria-hidden="true" />
    </p>
  )
}

/** An instruction before the room for the answer. */
export function PaperHint({ children }: { children: ReactNode }) {
  return <p className={styles.told}>{children}</p>
}
