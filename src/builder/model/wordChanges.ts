/** Part of a text, and whether the other text has it in the same order. */
export type TextPart = { text: string; isChanged: boolean }

/** Beyond this many pairs of words, everything between the common ends counts as changed. */
const MOST_PAIRS = 1_000_000

/** What differs between two texts, word by word. The parts of each put together are the text. */
export function wordChanges(
  before: string,
  after: string,
): { before: TextPart[]; after: TextPart[] } {
  const was = wordsOf(before)
  const is = wordsOf(after)
  let start = 0
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start++
  let end = 0
  const most = Math.min(was.length, is.length) - start
  while (end < most && was.at(-1 - end) === is.at(-1 - end)) end++
  const kept = keptPairs(was.slice(start, was.length - end), is.slice(start, is.length - end))
  const isEdge = (place: number, count: number) => place < start || place >= count - end
  return {
    before: joined(was, (place) => isEdge(place, was.length) || kept.before.has(place - start)),
    after: joined(is, (place) => isEdge(place, is.length) || kept.after.has(place - start)),
  }
}

/** Words, runs of white space, and other characters one by one. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
}

/** A longest common subsequence, as the places of its words in both. */
function keptPairs(was: readonly string[], is: readonly string[]) {
  const kept = { before: new Set<number>(), after: new Set<number>() }
  if (was.length * is.length > MOST_PAIRS) return kept
  const width = is.length + 1
  // The length of the longest one from each pair of places on.
  const lengths = new Uint32Array((was.length + 1) * width)
  const lengthAt = (place: number, other: number) => lengths[place * width + other] ?? 0
  for (let place = was.length - 1; place >= 0; place--) {
    for (let other = is.length - 1; other >= 0; other--) {
      lengths[place * width + other] =
        was[place] === is[other]
          ? lengthAt(place + 1, other + 1) + 1
          : Math.max(lengthAt(place + 1, other), lengthAt(place, other + 1))
    }
  }
  let place = 0
  let other = 0
  while (place < was.length && other < is.length) {
    if (was[place] === is[other]) {
      kept.before.add(place++)
      kept.after.add(other++)
    } else if (lengthAt(place + 1, other) >= lengthAt(place, other + 1)) place++
    else other++
  }
  return kept
}

function joined(words: readonly string[], isKept: (place: number) => boolean): TextPart[] {
  const parts: TextPart[] = []
  // A blank between changed words is marked with them, whatever it is equal to.
  const isGap = (place: number) =>
    words[place]?.trim() === '' &&
    place > 0 &&
    place < words.length - 1 &&
    !isKept(place - 1) &&
    !isKept(place + 1)
  for (const [place, text] of words.entries()) {
    const isChanged = !isKept(place) || isGap(place)
    const last = parts.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else parts.push({ text, isChanged })
  }
  return parts
}
