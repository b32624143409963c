import type { Shape } from './shape.ts'
import { hasLength, type Span } from './spans.ts'

/** Decide what is open: where one part ends and the next begins, which way is taken; which letter. */
export type Lots = { readonly way: () => number; readonly letter: () => number }

/** A text of this shape with so many letters, which it must be able to have. */
export function writeText(shape: Shape, length: number, lots: Lots): string {
  if (length === 0) return ''
  switch (shape.kind) {
    case 'run':
      return Array.from({ length }, () => drawn(shape.letters, lots.letter)).join('')
    case 'pair': {
      const { first, second } = shape
      const [from, to] = drawn(partings(first.spans, second.spans, length), lots.way) ?? [0, 0]
      const before = from + Math.floor(lots.way() * (to - from + 1))
      return writeText(first, before, lots) + writeText(second, length - before, lots)
    }
    case 'fork': {
      const way = drawn(
        shape.ways.filter(({ spans }) => hasLength(spans, length)),
        lots.way,
      )
      return way === undefined ? '' : writeText(way, length, lots)
    }
  }
}

/** How long the first may be for both to have this length together. */
function partings(first: readonly Span[], second: readonly Span[], length: number): Span[] {
  return first
    .flatMap(([from, to]) =>
      second.map(
        ([least, most]): Span => [Math.max(from, length - most), Math.min(to, length - least)],
      ),
    )
    .filter(([from, to]) => from <= to)
}

function drawn<T>(items: readonly T[], lot: () => number): T | undefined {
  return items[Math.floor(lot() * items.length)]
}
