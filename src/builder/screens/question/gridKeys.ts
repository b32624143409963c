/**
 * Arrow keys in a grid of buttons whose rows are all full except the last; null if a key has no
 * target. Left and right continue across rows, up and down stay in their column.
 */
export function leadsTo(key: string, at: number, count: number, columns: number): number | null {
  const last = count - 1
  const isInLastRow = Math.floor(at / columns) === Math.floor(last / columns)
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + last) % count
    case 'ArrowDown':
      return isInLastRow ? at : Math.min(at + columns, last)
    case 'ArrowUp':
      return at < columns ? at : at - columns
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** The number of columns as laid out. */
export function columnsOf(parts: readonly HTMLElement[]): number {
  const [first] = parts
  const below = parts.findIndex((part) => part.offsetTop !== first?.offsetTop)
  return below === -1 ? parts.length : below
}
