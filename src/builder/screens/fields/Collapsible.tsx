import { type ReactNode, useState } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import styles from './properties.module.css'

export interface CollapsibleProps {
  /** Identifies it among all collapsible parts. */
  part: string
  title: string
  /** A summary of what is set in it, beside the title. */
  set?: readonly string[]
  /** Until the user opens or closes it. */
  isOpenAtFirst?: boolean
  /** The field's name for findings and focus. */
  field?: string
  /** Its content may be large, and no finding refers to it. */
  isDrawnWhenOpened?: boolean
  children: ReactNode
}

/** Rarely used settings; stays open or closed as the user left it. */
export function Collapsible(props: CollapsibleProps) {
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
        {set.length > 0 ? <span className={styles.set}>{` ${set.join(', ')}`}</span> : null}
      </summary>
      {isDrawn ? children : null}
    </details>
  )
}
