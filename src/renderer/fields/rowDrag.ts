/**
 * Dragging a row of a list by pointer: the list itself is put in order as the pointer passes the
 * middle of another row. Heard on the document, because a row that moves loses a captured pointer.
 */
export function startRowDrag(
  list: HTMLElement,
  optionId: string,
  { onOver, onDrop }: { onOver: (index: number) => void; onDrop: () => void },
): void {
  const dragging = new AbortController()
  const { signal } = dragging
  const end = () => {
    dragging.abort()
    onDrop()
  }
  const onMove = ({ clientY }: PointerEvent) => {
    const rows = [...list.children]
    const at = rows.findIndex((row) => row.getAttribute('data-option') === optionId)
    const to = rows.filter((row, index) => index !== at && middleOf(row) < clientY).length
    if (to !== at) onOver(to)
  }
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', end, { signal })
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
