import { MAX_LENGTH_FOR_PATTERN } from '#src/assessment/engine/kinds/parts/pattern.ts'

/** All lengths from one to the other, inclusive. */
export type Span = readonly [from: number, to: number]

/** Beyond this number the longer spans are dropped, which bounds the work (rule K6). */
const MAX_SPANS = 64

/** Sorts and merges lengths, and drops those too long for patterns. */
export function inOrder(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1)
    if (last !== undefined && from <= last[1] + 1) {
      found[found.length - 1] = [last[0], Math.max(last[1], to)]
    } else if (from <= MAX_LENGTH_FOR_PATTERN && found.length < MAX_SPANS) {
      found.push([from, to])
    }
  }
  return found
}

/** The possible lengths of two texts in sequence. */
export function oneAfterOther(first: readonly Span[], second: readonly Span[]): Span[] {
  return inOrder(
    first.flatMap(([from, to]) => second.map(([least, most]): Span => [from + least, to + most])),
  )
}

export function hasLength(spans: readonly Span[], length: number): boolean {
  return spans.some(([from, to]) => from <= length && length <= to)
}

/** The smallest of these lengths from `least` up; undefined if there is none. */
export function lengthFrom(spans: readonly Span[], least: number): number | undefined {
  const span = spans.find(([, to]) => to >= least)
  const length = span && Math.max(span[0], Math.ceil(least))
  return length !== undefined && length <= MAX_LENGTH_FOR_PATTERN ? length : undefined
}
