/**
 * Long lists are rendered in blocks that are laid out, or skipped, together. A block keeps its
 * identity while its items are the same, so an edit re-renders only the block it is in.
 */
export type Blocks<T> = readonly (readonly T[])[]

export function blocksOf<T>(items: readonly T[], size: number, previous: Blocks<T>): Blocks<T> {
  const blocks: (readonly T[])[] = []
  for (let from = 0; from < items.length; from += size) {
    const block = items.slice(from, from + size)
    const known = previous[blocks.length]
    blocks.push(known && sameItems(known, block) ? known : block)
  }
  return sameItems(blocks, previous) ? previous : blocks
}

export function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at])
}
