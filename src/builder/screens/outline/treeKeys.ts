/** Keyboard navigation of a tree, over its visible rows. */
import { foldText } from '#src/base/foldText.ts'
import type { PlacedRow } from './outlineRows.ts'

export type TreeMove = { focus: string } | { open: string } | { close: string } | null

export function treeMove(
  key: string,
  rows: readonly PlacedRow[],
  at: number,
  closed: ReadonlySet<string>,
): TreeMove {
  const here = rows[at]
  if (!here) return null
  const to = (row: PlacedRow | undefined): TreeMove => (row ? { focus: row.row.id } : null)
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1])
    case 'ArrowUp':
      return to(rows[at - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      if (here.row.kind !== 'section') return null
      if (closed.has(here.row.id)) return { open: here.row.id }
      return rows[at + 1]?.row.kind === 'question' ? to(rows[at + 1]) : null
    case 'ArrowLeft':
      if (here.row.kind === 'section' && !closed.has(here.row.id)) return { close: here.row.id }
      if (here.row.kind !== 'question') return null
      return here.sectionId ? { focus: here.sectionId } : null
    default:
      return null
  }
}

/**
 * Type-ahead: the next row that starts with the typed characters; repeating the same character
 * moves on.
 */
export function typeAhead(
  rows: readonly PlacedRow[],
  at: number,
  typed: string,
  words: (row: PlacedRow) => string,
): string | null {
  const again = [...typed].every((letter) => letter === typed[0])
  const wanted = foldText(again ? typed.slice(0, 1) : typed)
  const from = again ? at + 1 : at
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[(from + step) % rows.length]
    if (row && foldText(words(row)).startsWith(wanted)) return row.row.id
  }
  return null
}

export function focusRow(tree: HTMLElement | null, id: string) {
  const row = tree?.querySelector(`[data-row="${id}"]`)
  if (row instanceof HTMLElement) row.focus()
}
