import type { ReactNode } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import styles from './properties.module.css'

export interface FoldedProps {
  /** Names it among all that can be folded. */
  part: string
  title: string
  /** Until somebody has opened or closed it. */
  isOpenAtFirst?: boolean
  /** Names the field for findings and for focus. */
  field?: string
  children: ReactNode
}

/** What is rarely needed; it stays as the person left it. */
export function Folded({ part, title, isOpenAtFirst = false, field, children }: FoldedProps) {
  const { folds } = useBuilder()
  return (
    <details
      className={styles.more}
      data-field={field}
      open={folds.isOpen(part) ?? isOpenAtFirst}
      onToggle={(event) => folds.keep(part, event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  )
}
