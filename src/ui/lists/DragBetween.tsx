import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useId, useState } from 'react'

import { classes } from '#src/ui/classes.ts'
import styles from './DragBetween.module.css'

type DragBetweenProps = {
  /** The label that follows the pointer. */
  titleOf: (id: string) => string
  zoneNameOf: (zone: string) => string
  onDrop: (id: string, zone: string) => void
  children: ReactNode
}

/**
 * Items that can be dragged from one zone to another with a pointer. Keys and menus must offer the
 * same: dragging is a shortcut, never the only way.
 */
export function DragBetween({ titleOf, zoneNameOf, onDrop, children }: DragBetweenProps) {
  const contextId = useId()
  const [dragged, setDragged] = useState<string | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `Picked up ${titleOf(String(active.id))}.`,
          onDragOver: ({ over }) =>
            over === null ? 'Not over a column.' : `Over ${zoneNameOf(String(over.id))}.`,
          // Whoever handles the drop announces the result.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => `${titleOf(String(active.id))} was put back.`,
        },
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        if (over !== null) onDrop(String(active.id), String(over.id))
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged === null ? null : <div className={styles.overlay}>{titleOf(dragged)}</div>}
      </DragOverlay>
    </DndContext>
  )
}

/** Everything inside is dragged as one; its controls keep working. */
export function DragItem({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id })
  return (
    <div
      ref={setNodeRef}
      className={classes(styles.item, isDragging && styles.lifted)}
      {...listeners}
    >
      {children}
    </div>
  )
}

/** A drop target. */
export function DropZone({
  id,
  className,
  children,
}: {
  id: string
  className?: string | undefined
  children: ReactNode
}) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return (
    <div ref={setNodeRef} className={classes(styles.zone, isOver && styles.over, className)}>
      {children}
    </div>
  )
}
