import { inOrder, oneAfterOther, type Span } from './spans.ts'
import type { Amount } from './tokens.ts'

/**
 * What texts a pattern takes, for writing some of them: letters in a run, one shape after another,
 * or one of several. Each knows the lengths that its texts can have.
 */
export type Shape = { readonly spans: readonly Span[] } & (
  | { readonly kind: 'run'; readonly letters: readonly string[] }
  | { readonly kind: 'pair'; readonly first: Shape; readonly second: Shape }
  | { readonly kind: 'fork'; readonly ways: readonly Shape[] }
)

/** Of what is longer than a letter, so many repetitions above the least are written. */
const MORE_THAN_LEAST = 8
/** More repetitions than this make texts that no pattern is asked about. */
const MOST_REPETITIONS = 1_000

export const nothing = runOf([], { least: 0, most: 0 })

/** Each letter of it is one of these. */
export function runOf(letters: readonly string[], { least, most }: Amount): Shape {
  const span: Span = letters.length === 0 ? [0, 0] : [least, most]
  return { kind: 'run', letters, spans: letters.length === 0 && least > 0 ? [] : inOrder([span]) }
}

export function pairOf(first: Shape, second: Shape): Shape {
  return { kind: 'pair', first, second, spans: oneAfterOther(first.spans, second.spans) }
}

export function forkOf(ways: readonly Shape[]): Shape {
  const [only] = ways
  if (only !== undefined && ways.length === 1) return only
  return { kind: 'fork', ways, spans: inOrder(ways.flatMap(({ spans }) => spans)) }
}

/** As often as wanted: every amount of a letter, and of all else the least few and the most. */
export function repeated(shape: Shape, { least, most }: Amount): Shape {
  const [span] = shape.spans
  if (shape.kind === 'run' && span?.[0] === 1 && span[1] === 1) {
    return runOf(shape.letters, { least, most })
  }
  const counts = Array.from({ length: MORE_THAN_LEAST + 1 }, (_, more) => least + more)
  const within = [...counts, ...(most === Number.POSITIVE_INFINITY ? [] : [most])]
  return forkOf(
    [...new Set(within)]
      .filter((count) => count <= most)
      .map((count) => copies(shape, Math.min(count, MOST_REPETITIONS))),
  )
}

/** By halves, which are one and the same, so that a thousand take ten steps. */
function copies(shape: Shape, count: number): Shape {
  if (count === 0) return nothing
  if (count === 1) return shape
  const half = copies(shape, Math.floor(count / 2))
  const even = pairOf(half, half)
  return count % 2 === 0 ? even : pairOf(even, shape)
}
