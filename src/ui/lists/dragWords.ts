import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

/** Announcements while dragging, with titles instead of ids. */
export function dragWords(
  titleOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => string,
): Announcements {
  return {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? `${titleOf(active.id)} is not over a position.` : `At ${placeOf(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${titleOf(active.id)} was put back.`
        : `${titleOf(active.id)} was dropped at ${placeOf(over.id)}.`,
    onDragCancel: ({ active }) => `Moving ${titleOf(active.id)} was cancelled.`,
  }
}

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Alt with Up or Down to move. Or press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
}
