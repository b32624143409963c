/**
 * Which folded parts of editors a person has opened or closed. Editors are drawn anew when another
 * place is selected, and when the window gets room for another number of panes.
 */
export interface FoldStore {
  /** Undefined while nobody has touched it. */
  isOpen(part: string): boolean | undefined
  keep(part: string, open: boolean): void
}

export function createFoldStore(): FoldStore {
  const openByPart = new Map<string, boolean>()
  return {
    isOpen: (part) => openByPart.get(part),
    keep: (part, open) => {
      openByPart.set(part, open)
    },
  }
}
