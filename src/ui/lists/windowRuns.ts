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
