import { type ReactNode, useState } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import styles from './properties.module.css'

export interface FoldedProps {
  /** Names it among all that can be folded. */
  part: string
  title: string
  /** What is set in it, shown beside the title. */
  set?: readonly string[]
  /** Until somebody has opened or closed it. */
  isOpenAtFirst?: boolean
  /** Names the field for findings and for focus. */
  field?: string
  /** What is in it may be much, and is looked for by no finding. */
  isDrawnWhenOpened?: boolean
  children: ReactNode
}

/** What is rarely needed; it stays as the person left it. */
export function Folded(props: FoldedProps) {
  const {
    part,
    title,
    set = [],
    isOpenAtFirst = false,
    field,
    isDrawnWhenOpened = false,
    children,
  } = props
  const { folds } = useBuilder()
  const isOpen = folds.isOpen(part) ?? isOpenAtFirst
  const [isDrawn, setDrawn] = useState(isOpen || !isDrawnWhenOpened)
  return (
    <details
      className={styles.more}
      data-field={field}
      open={isOpen}
      onToggle={(event) => {
        folds.keep(part, event.currentTarget.open)
        if (event.currentTarget.open) setDrawn(true)
      }}
    >
      <summary>
        <span>{title}</span>
        {set.length > 0 ? <span className={styles.set}>{set.join(', ')}</span> : null}
      </summary>
      {isDrawn ? children : null}
    </details>
  )
}
