/**
 * Which collapsible parts of editors the user has opened or closed. Editors are re-created when the
 * selection or the number of panes changes.
 */
export interface FoldStore {
  /** Undefined until the user opens or closes it. */
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
