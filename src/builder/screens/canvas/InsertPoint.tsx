import { Plus } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import type { Destination } from '#src/builder/screens/state/destinations.ts'
import styles from './InsertPoint.module.css'
import { KindPicker } from '#src/builder/screens/question/KindPicker.tsx'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { useHasLabel } from '#src/builder/screens/question/useHasLabel.ts'

export interface InsertPointProps {
  /** Where a question would be inserted; null for a new section at the end. */
  at: Destination | null
  /** If set, only a section can be added. */
  sectionIndex?: number
}

/** Adds a question between two others. */
export const InsertPoint = memo(
  function InsertPoint({ at, sectionIndex }: InsertPointProps) {
    const { actions } = useBuilder()
    const [open, setOpen] = useState(false)
    const point = useRef<HTMLButtonElement>(null)
    const [left, setLeft] = useState(false)
    const isWorded = useHasLabel(at)
    const sectionName = useDefinition(({ sections }) => {
      const isLast = sectionIndex === sections.length
      return `Add section ${isLast ? 'at the end' : `before section ${(sectionIndex ?? 0) + 1}`}`
    })
    const name = useDefinition((definition) => insertName(at, definition))
    useEffect(() => {
      if (left) point.current?.focus()
    }, [left])
    if (sectionIndex !== undefined) {
      return (
        <button
          type="button"
          className={styles.section}
          aria-label={sectionName}
          onClick={() => actions.addSection(sectionIndex)}
        >
          <Plus size={16} aria-hidden /> Add section
        </button>
      )
    }
    if (!open) {
      return (
        <button
          type="button"
          className={isWorded ? styles.labelled : styles.point}
          aria-label={name}
          aria-expanded={false}
          data-adds
          ref={point}
          onClick={() => {
            setLeft(false)
            setOpen(true)
          }}
        >
          <span className={styles.plus}>{isWorded ? 'Add question' : null}</span>
        </button>
      )
    }
    return (
      <KindPicker
        label="Kind of the new question"
        first={actions.nextKind()}
        onPick={(kind) => {
          setOpen(false)
          actions.addQuestion(kind, at)
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

/** Where the question would be, so that no two of these buttons have the same name. */
function insertName(at: Destination | null, { sections }: Definition): string {
  if (at === null) return 'Add question'
  const section = `section ${sections.findIndex(({ id }) => id === at.sectionId) + 1}`
  return at.index === 0
    ? `Add question at the start of ${section}`
    : `Add question here: ${section}, position ${at.index + 1}`
}
