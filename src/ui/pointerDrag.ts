const FAR_ENOUGH_PX = 4

interface PointerDrag {
  /** Once, when the pointer has moved far enough for a drag instead of a click. */
  onStart: () => void
  /** `y` is the pointer's position in the window. */
  onMove: (y: number) => void
  /** Only after `onStart`. False if the drag was cancelled, for example with Escape. */
  onEnd: (isDropped: boolean) => void
}

/**
 * Follows a pressed pointer until it is released; the returned function cancels. Listens on the
 * window, because a row that moves loses pointer capture.
 */
export function startPointerDrag(
  { clientY: startY }: { clientY: number },
  { onStart, onMove, onEnd }: PointerDrag,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isDragging = false
  const end = (isDropped: boolean) => {
    listening.abort()
    if (isDragging) onEnd(isDropped)
    isDragging = false
  }
  const move = ({ clientY }: PointerEvent) => {
    if (!isDragging) {
      if (Math.abs(clientY - startY) < FAR_ENOUGH_PX) return
      isDragging = true
      onStart()
    }
    onMove(clientY)
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
