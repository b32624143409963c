import { inOrder, oneAfterOther, type Span } from './spans.ts'
import type { Amount } from './tokens.ts'

/**
 * The texts a pattern matches, as a structure to generate some of them: runs of characters,
 * sequences and alternatives. Each node knows the lengths of its texts.
 */
export type Shape = { readonly spans: readonly Span[] } & (
  | { readonly kind: 'run'; readonly letters: readonly string[] }
  | { readonly kind: 'pair'; readonly first: Shape; readonly second: Shape }
  | { readonly kind: 'fork'; readonly ways: readonly Shape[] }
)

/**
 * For anything longer than a character, at most this many repetitions above the minimum are
 * generated.
 */
const MORE_THAN_LEAST = 8
/** More repetitions would exceed the longest text that patterns are matched against. */
const MAX_REPETITIONS = 1_000

export const nothing = runOf([], { least: 0, most: 0 })

/** Every character of it is one of these. */
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

/**
 * Repeats a shape: any number of times for a character, otherwise the minimum plus a few, and the
 * maximum.
 */
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
      .map((count) => copies(shape, Math.min(count, MAX_REPETITIONS))),
  )
}

/** Built from shared halves, so that a thousand copies take ten steps. */
function copies(shape: Shape, count: number): Shape {
  if (count === 0) return nothing
  if (count === 1) return shape
  const half = copies(shape, Math.floor(count / 2))
  const even = pairOf(half, half)
  return count % 2 === 0 ? even : pairOf(even, shape)
}
