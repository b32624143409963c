const FAR_ENOUGH_PX = 4

/** A position in the window. */
export interface Point {
  x: number
  y: number
}

export interface PointerDrag {
  /** Sideways movement starts a drag as well. */
  sideways?: boolean
  /** Once, when the pointer has moved far enough for a drag instead of a click. */
  onStart: () => void
  onMove: (pointer: Point) => void
  /** Called only after `onStart`. False if the drag was cancelled, for example with Escape. */
  onEnd: (isDropped: boolean) => void
}

/**
 * Follows a pressed pointer until it is released; the returned function cancels. Listens on the
 * window, because a row that moves loses pointer capture.
 */
export function startPointerDrag(
  pressed: { clientX: number; clientY: number },
  { sideways = false, onStart, onMove, onEnd }: PointerDrag,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isDragging = false
  const end = (isDropped: boolean) => {
    listening.abort()
    if (isDragging) onEnd(isDropped)
    isDragging = false
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!isDragging) {
      const x = sideways ? clientX - pressed.clientX : 0
      if (Math.hypot(x, clientY - pressed.clientY) < FAR_ENOUGH_PX) return
      isDragging = true
      // A pointer that drags selects no text.
      document.addEventListener('selectionchange', unselect, { signal })
      unselect()
      onStart()
    }
    onMove({ x: clientX, y: clientY })
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return
    event.stopPropagation()
    end(false)
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', escape, { signal, capture: true })
  return () => end(false)
}

function unselect(): void {
  getSelection()?.removeAllRanges()
}
