import type { Block } from '#src/builder/files/document/blocks.ts'

import type { ListItem } from './numbering.ts'

export type Placed = { block: Block; item: ListItem | null }

type Open = { list: string; base: number; level: number; indent: number; isBullet: boolean }

/** Nobody puts so many lists into each other. */
const DEEPEST = 8

/**
 * The blocks, where the items of a list inside another are on a deeper level: it is indented further,
 * or the other one has numbers and goes on below, or lists of its look were inside before.
 */
export function withInnerLists(placed: readonly Placed[]): Block[] {
  const last = new Map<string, number>()
  for (const [at, { item }] of placed.entries()) if (item) last.set(item.list, at)
  const innerLooks = new Set<string>()
  let open: Open[] = []
  return placed.map(({ block, item }, at): Block => {
    if (item === null || block.kind !== 'item') return block
    const own = open.findIndex(({ list }) => list === item.list)
    if (own >= 0) open = open.slice(0, own + 1)
    else {
      const isInside = ({ list, indent, isBullet }: Open): boolean =>
        item.indent > indent ||
        (!isBullet && (last.get(list) ?? 0) > at) ||
        innerLooks.has(item.look)
      const outer = open.findLastIndex(isInside)
      const around = open[outer]
      open = open.slice(0, Math.min(outer + 1, DEEPEST))
      if (around) innerLooks.add(item.look)
      const base = around ? around.level + 1 : 0
      const isBullet = item.look.startsWith('bullet')
      open.push({ list: item.list, base, level: base, indent: item.indent, isBullet })
    }
    const list = open.at(-1)
    if (!list) return block
    list.level = list.base + item.level
    list.indent = item.indent
    return { ...block, level: list.level }
  })
}
