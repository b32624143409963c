import type { Shape } from './shape.ts'
import { hasLength, type Span } from './spans.ts'

/**
 * Make the open choices: where parts are divided and which alternative is taken; which character.
 */
export type Choices = { readonly way: () => number; readonly letter: () => number }

/** A text of this shape and length; the shape must allow that length. */
export function writeText(shape: Shape, length: number, choices: Choices): string {
  if (length === 0) return ''
  switch (shape.kind) {
    case 'run':
      return Array.from({ length }, () => drawn(shape.letters, choices.letter)).join('')
    case 'pair': {
      const { first, second } = shape
      const [from, to] = drawn(partings(first.spans, second.spans, length), choices.way) ?? [0, 0]
      const before = from + Math.floor(choices.way() * (to - from + 1))
      return writeText(first, before, choices) + writeText(second, length - before, choices)
    }
    case 'fork': {
      const way = drawn(
        shape.ways.filter(({ spans }) => hasLength(spans, length)),
        choices.way,
      )
      return way === undefined ? '' : writeText(way, length, choices)
    }
  }
}

/** The possible lengths of the first part if both together have this length. */
function partings(first: readonly Span[], second: readonly Span[], length: number): Span[] {
  return first
    .flatMap(([from, to]) =>
      second.map(
        ([least, most]): Span => [Math.max(from, length - most), Math.min(to, length - least)],
      ),
    )
    .filter(([from, to]) => from <= to)
}

function drawn<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)]
}
