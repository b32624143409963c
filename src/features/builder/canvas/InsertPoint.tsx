import { Plus } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import type { Destination } from '#src/features/builder/draft/destinations.ts'
import styles from './InsertPoint.module.css'
import { KindPicker } from './KindPicker.tsx'
import { useIsWorded } from './useIsWorded.ts'

export interface InsertPointProps {
  /** Where a question would land; null: in a new section at the end. */
  at: Destination | null
  /** Given where only a section can be added. */
  sectionIndex?: number
}

/** Between any two questions: the offer to put another one there. */
export const InsertPoint = memo(
  function InsertPoint({ at, sectionIndex }: InsertPointProps) {
    const { acts } = useBuilder()
    const [open, setOpen] = useState(false)
    const point = useRef<HTMLButtonElement>(null)
    const [left, setLeft] = useState(false)
    const isWorded = useIsWorded(at)
    useEffect(() => {
      if (left) point.current?.focus()
    }, [left])
    if (sectionIndex !== undefined) {
      return (
        <button
          type="button"
          className={styles.section}
          onClick={() => acts.addSection(sectionIndex)}
        >
          <Plus size={16} aria-hidden /> Add section
        </button>
      )
    }
    if (!open) {
      return (
        <button
          type="button"
          className={isWorded ? styles.worded : styles.point}
          aria-label={at?.index === 0 ? 'Add question at the start' : 'Add question here'}
          aria-expanded={false}
          data-adds
          ref={point}
          onClick={() => {
            setLeft(false)
            setOpen(true)
          }}
        >
          <span className={styles.plus}>
            <Plus size={14} aria-hidden />
            {isWorded ? 'Add question' : null}
          </span>
        </button>
      )
    }
    return (
      <KindPicker
        label="Kind of the new question"
        first={acts.nextKind()}
        onPick={(kind) => {
          setOpen(false)
          acts.addQuestion(kind, at)
        }}
        onCancel={(byKey) => {
          setOpen(false)
          setLeft(byKey)
        }}
      />
    )
  },
  (one, other) =>
    one.at?.sectionId === other.at?.sectionId &&
    one.at?.index === other.at?.index &&
    one.sectionIndex === other.sectionIndex,
)
