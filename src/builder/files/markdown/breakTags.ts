const TAG = /<br\s*\/?>/gi

/**
 * Splits a text at each `<br>` that breaks its lines. One with nothing before or after it, or that
 * stands as a word among others, is meant literally and stays.
 */
export function betweenBreakTags(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string[] {
  const first = isFirst ? text.search(/\S/) : -1
  const last = isLast ? text.trimEnd().length : text.length + 1
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: tag } of text.matchAll(TAG)) {
    const end = index + tag.length
    const isBetween = index > first && end < last
    if (!isBetween || isWord(text, index, end)) continue
    pieces.push(text.slice(from, index))
    from = end
  }
  return [...pieces, text.slice(from)]
}

/** Blanks on both sides of it, on the same line. */
function isWord(text: string, index: number, end: number): boolean {
  return /\s/.test(text.charAt(index - 1)) && /[^\S\n]/.test(text.charAt(end))
}
