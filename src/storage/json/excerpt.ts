const LONGEST = 80

/** Enough of a text to recognise it, on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
