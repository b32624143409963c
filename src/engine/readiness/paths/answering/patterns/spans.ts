import { LONGEST_FOR_PATTERN } from '#src/engine/questions/pattern.ts'

/** Every length from the one to the other, both included. */
export type Span = readonly [from: number, to: number]

/** Of more spans than these the longer ones are given up, so that few steps are enough (rule K6). */
const MOST_SPANS = 64

/** The same lengths in order, in as few spans as there can be, without those that no pattern sees. */
export function inOrder(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1)
    if (last !== undefined && from <= last[1] + 1) {
      found[found.length - 1] = [last[0], Math.max(last[1], to)]
    } else if (from <= LONGEST_FOR_PATTERN && found.length < MOST_SPANS) {
      found.push([from, to])
    }
  }
  return found
}

/** The lengths of a text of one of the first lengths with one of the second behind it. */
export function oneAfterOther(first: readonly Span[], second: readonly Span[]): Span[] {
  return inOrder(
    first.flatMap(([from, to]) => second.map(([least, most]): Span => [from + least, to + most])),
  )
}

export function hasLength(spans: readonly Span[], length: number): boolean {
  return spans.some(([from, to]) => from <= length && length <= to)
}

/** The least of these lengths that is not below `least`; undefined: there is none for a pattern. */
export function lengthFrom(spans: readonly Span[], least: number): number | undefined {
  const span = spans.find(([, to]) => to >= least)
  const length = span && Math.max(span[0], Math.ceil(least))
  return length !== undefined && length <= LONGEST_FOR_PATTERN ? length : undefined
}
