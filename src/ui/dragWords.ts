import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

/** What dragging says, with titles; the library by itself reads ids aloud. */
export function dragWords(
  titleOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => string,
): Announcements {
  return {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? `${titleOf(active.id)} is over no place.` : `At ${placeOf(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${titleOf(active.id)} was put back.`
        : `${titleOf(active.id)} was put down at ${placeOf(over.id)}.`,
    onDragCancel: ({ active }) => `Moving ${titleOf(active.id)} was cancelled.`,
  }
}

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Alt with Up or Down to move. Or press Space to pick up, the arrows to travel, Space to put down, Escape to cancel.',
}
