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

import { classes } from './classes.ts'
import styles from './DragBetween.module.css'

type DragBetweenProps = {
  /** What follows the pointer. */
  titleOf: (id: string) => string
  zoneNameOf: (zone: string) => string
  onDrop: (id: string, zone: string) => void
  children: ReactNode
}

/**
 * Things that can be dragged from one zone to another with a pointer. Keys and menus must do the
 * same beside it: dragging is a short cut and never the only way.
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
            over === null ? 'Over no column.' : `Over ${zoneNameOf(String(over.id))}.`,
          // What a drop did is said by whoever did it.
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

/** Whatever is in it is dragged as one; its own controls keep working. */
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

/** Where things can be let go. */
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
