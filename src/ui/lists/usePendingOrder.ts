import { useState } from 'react'

/**
 * The order as the user left it, until the owner provides a new one: nothing may jump back and
 * forth while a move is being saved.
 */
export function usePendingOrder<T extends { id: string }>(
  ordered: readonly T[],
  onMove: (id: string, index: number) => void,
): { items: readonly T[]; moveTo: (id: string, index: number) => void } {
  const [pending, setPending] = useState<{ from: readonly T[]; ids: string[] } | null>(null)
  const holds = pending !== null && pending.from === ordered
  const items = holds ? inOrder(ordered, pending.ids) : ordered

  return {
    items,
    moveTo: (id, index) => {
      const others = items.filter((item) => item.id !== id).map((item) => item.id)
      setPending({ from: ordered, ids: others.toSpliced(index, 0, id) })
      onMove(id, index)
    },
  }
}

function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
