/**
 * Which items of a long list are rendered. Each run of the others is replaced by one empty element
 * with their measured or estimated height.
 */

/** A range of items by index, including the first and excluding the last. */
export interface Run {
  from: number
  to: number
}

export type Segment = { kind: 'item'; at: number } | ({ kind: 'gap' } & Run)

/** Adjacent items of one group, which share an element; or a gap over whole groups. */
export type Group<Id> =
  | { kind: 'group'; id: Id; segments: readonly Segment[] }
  | ({ kind: 'gap' } & Run)

/** `groupOf` must return the same group for all consecutive items that belong to it. */
export function groupsOf<Id>(
  count: number,
  isDrawn: (at: number) => boolean,
  groupOf: (at: number) => Id,
): Group<Id>[] {
  const groups: Group<Id>[] = []
  let from = 0
  while (from < count) {
    const id = groupOf(from)
    let to = from + 1
    while (to < count && groupOf(to) === id) to += 1
    const segments = segmentsOf({ from, to }, isDrawn)
    const last = groups.at(-1)
    const isGap = segments.every(({ kind }) => kind === 'gap')
    if (isGap && last?.kind === 'gap') last.to = to
    else groups.push(isGap ? { kind: 'gap', from, to } : { kind: 'group', id, segments })
    from = to
  }
  return groups
}

export function segmentsOf({ from, to }: Run, isDrawn: (at: number) => boolean): Segment[] {
  const segments: Segment[] = []
  for (let at = from; at < to; at += 1) {
    const last = segments.at(-1)
    if (isDrawn(at)) segments.push({ kind: 'item', at })
    else if (last?.kind === 'gap') last.to = at + 1
    else segments.push({ kind: 'gap', from: at, to: at + 1 })
  }
  return segments
}

/** The position of an item or gap on screen. */
export interface Lying extends Run {
  top: number
  bottom: number
}

/**
 * The items between two vertical positions, or the nearest ones if there are none. Items within a
 * gap are assumed to be evenly spaced.
 */
export function itemsBetween(
  lying: readonly Lying[],
  { top, bottom }: { top: number; bottom: number },
  heightOf: (at: number) => number,
): Run {
  const above = lying.findLast((each) => each.top <= top) ?? lying[0]
  const below = lying.find((each) => each.bottom >= bottom) ?? lying.at(-1)
  if (!above || !below) return { from: 0, to: 0 }
  const from = itemAt(above, top, heightOf)
  return { from, to: Math.max(from, itemAt(below, bottom, heightOf)) + 1 }
}

function itemAt(lying: Lying, y: number, heightOf: (at: number) => number): number {
  const { from, to, top, bottom } = lying
  let height = 0
  for (let at = from; at < to; at += 1) height += heightOf(at)
  // If the page is scaled to fit, so are its gaps.
  const scale = height > 0 ? (bottom - top) / height : 1
  let edge = top
  for (let at = from; at < to - 1; at += 1) {
    edge += heightOf(at) * scale
    if (edge > y) return at
  }
  return to - 1
}

export function isWithin(inner: Run, outer: Run): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}
