/** Above this number, words are only combined in the order written. */
const MAX_ORDERED = 4

/**
 * Texts that contain all these words: separated by `filler`, and in every order with as much
 * overlap as possible, which includes the shortest possible text. Shortest first. No word may be
 * part of another.
 */
export function shortestAround(words: readonly string[], filler: string): string[] {
  const orders = words.length > MAX_ORDERED ? [words] : permutations(words)
  const merged = orders.map((order) => order.reduce(overlapped, ''))
  return [...new Set([...merged, words.join(filler)])].toSorted((a, b) => a.length - b.length)
}

function overlapped(text: string, word: string): string {
  for (let shared = Math.min(text.length, word.length); shared > 0; shared--) {
    if (text.endsWith(word.slice(0, shared))) return text + word.slice(shared)
  }
  return text + word
}

function permutations(words: readonly string[]): string[][] {
  if (words.length === 0) return [[]]
  return words.flatMap((word, place) =>
    permutations(words.toSpliced(place, 1)).map((rest) => [word, ...rest]),
  )
}
