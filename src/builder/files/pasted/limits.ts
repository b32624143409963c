/** The limits of a text, in UTF-16 code units and in lines. */
export type TextLimits = { readonly characters: number; readonly lines: number }

/** The limit that is exceeded, and the actual amount. */
export type TooMuch = { what: keyof TextLimits | 'bytes'; limit: number; met: number }

/** For a text with questions: this many lines are read in a few seconds, whatever they contain. */
export const QUESTIONS_LIMITS: TextLimits = { characters: 5_000_000, lines: 500_000 }

/**
 * For a text that is shown in a field. A browser lays out this many lines within a few frames;
 * somewhere beyond 100,000 lines it stops responding.
 */
export const FIELD_LIMITS: TextLimits = { characters: 60_000, lines: 2_000 }

/** For a list of options or rows. */
export const LIST_LIMITS: TextLimits = { characters: 100_000, lines: 2_000 }

/** The first limit that the text exceeds, or null. */
export function tooMuch(text: string, limits: TextLimits): TooMuch | null {
  if (text.length > limits.characters) {
    return { what: 'characters', limit: limits.characters, met: text.length }
  }
  // Each line but the last has at least one character, so a short text can't have too many lines.
  if (text.length < limits.lines) return null
  const lines = countLines(text)
  return lines > limits.lines ? { what: 'lines', limit: limits.lines, met: lines } : null
}

/** Lines end with CR LF, LF or CR; whatever follows the last end counts unless it is empty. */
export function countLines(text: string): number {
  let lines = 0
  let rest = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === CR && text.charCodeAt(at + 1) === LF) continue
    if (unit !== CR && unit !== LF) continue
    lines++
    rest = at + 1
  }
  return rest < text.length ? lines + 1 : lines
}

const [LF, CR] = [10, 13]
