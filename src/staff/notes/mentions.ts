/** Members of the team who are mentioned in a note (rule J8). */

/** A piece of a note; `name` as the team writes it. */
export type NotePart = { kind: 'text'; text: string } | { kind: 'mention'; name: string }

/** The note in pieces. Without a team nobody is mentioned. */
export function mentionParts(note: string, team: readonly string[]): NotePart[] {
  if (team.length === 0) return [{ kind: 'text', text: note }]
  const longestFirst = team.toSorted((a, b) => b.length - a.length).map(escaped)
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}_])@(${longestFirst.join('|')})(?![\\p{L}\\p{N}_])`,
    'giu',
  )
  const parts: NotePart[] = []
  let from = 0
  for (const found of note.matchAll(mention)) {
    const name = team.find((each) => isSame(each, found[1] ?? ''))
    if (name === undefined) continue
    if (found.index > from) parts.push({ kind: 'text', text: note.slice(from, found.index) })
    parts.push({ kind: 'mention', name })
    from = found.index + found[0].length
  }
  if (from < note.length) parts.push({ kind: 'text', text: note.slice(from) })
  return parts
}

export interface StartedMention {
  /** Where its @ is. */
  at: number
  /** Members whose name goes on like this: every one after a bare @. */
  names: readonly string[]
}

/** The mention that is being written before the cursor; null if there is none. */
export function startedMention(
  text: string,
  cursor: number,
  team: readonly string[],
): StartedMention | null {
  const before = text.slice(0, cursor)
  const at = before.lastIndexOf('@')
  if (at < 0 || /[\p{L}\p{N}_]$/u.test(before.slice(0, at))) return null
  const typed = before.slice(at + 1).toLocaleLowerCase()
  const names = team.filter((name) => {
    const lower = name.toLocaleLowerCase()
    return lower.startsWith(typed) || lower.split(/\s+/u).some((word) => word.startsWith(typed))
  })
  return names.length === 0 ? null : { at, names }
}

function isSame(name: string, typed: string): boolean {
  return name.toLocaleLowerCase() === typed.toLocaleLowerCase()
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
