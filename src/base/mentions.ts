/** Names of people after an @ in a text (rule J8). */

/** A piece of a note; `name` as the team writes it. */
export type NotePart = { kind: 'text'; text: string } | { kind: 'mention'; name: string }

/** The note in pieces. Without a team nobody is mentioned. */
export function mentionParts(note: string, team: readonly string[]): NotePart[] {
  const written = note.normalize('NFC')
  const parts: NotePart[] = []
  let from = 0
  for (const { name, at, end } of mentionsIn(written, team)) {
    if (at > from) parts.push({ kind: 'text', text: written.slice(from, at) })
    parts.push({ kind: 'mention', name })
    from = end
  }
  if (from < written.length || parts.length === 0) {
    parts.push({ kind: 'text', text: written.slice(from) })
  }
  return parts
}

/** The sentence with the first mention of this member of the team, in pieces; null if there is none. */
export function sentenceMentioning(
  note: string,
  me: string,
  team: readonly string[],
): NotePart[] | null {
  const written = note.normalize('NFC')
  const found = mentionsIn(written, team).find(({ name }) => name === me)
  if (found === undefined) return null
  let [from, end] = [0, written.length]
  // A name may have what ends a sentence elsewhere: “J. Holm”.
  for (const { index, segment } of sentences.segment(written)) {
    if (index <= found.at) from = index
    if (index + segment.length >= found.end) {
      end = index + segment.length
      break
    }
  }
  const start = Math.max(from, Math.min(found.at, wordBoundary(written, found.at - MOST_BEFORE)))
  const stop = Math.min(end, wordBoundary(written, found.end + MOST_AFTER))
  const sentence = written.slice(start, stop).trim()
  const [before, after] = [start > from ? '… ' : '', stop < end ? ' …' : '']
  return mentionParts(before + sentence + after, team)
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })
/** Characters of a long sentence before and after the mention. */
const MOST_BEFORE = 120
const MOST_AFTER = 200

/** The next blank from here on, so that no word and no character is cut. */
function wordBoundary(text: string, near: number): number {
  if (near <= 0) return 0
  const after = text.slice(near).search(/\s/u)
  return after < 0 ? text.length : near + after
}

interface FoundMention {
  name: string
  /** Where its @ is. */
  at: number
  end: number
}

function mentionsIn(written: string, team: readonly string[]): FoundMention[] {
  if (team.length === 0 || !written.includes('@')) return []
  const longestFirst = team.toSorted((a, b) => b.length - a.length)
  return [...written.matchAll(mentionOf(longestFirst))].flatMap((found) => {
    const name = longestFirst[found.findIndex((group, at) => at > 0 && group !== undefined) - 1]
    return name === undefined ? [] : [{ name, at: found.index, end: found.index + found[0].length }]
  })
}

let known: { about: string; mention: RegExp } | null = null

/** Finds any of the names, each as a group. Kept, because thousands of notes are searched for the same. */
function mentionOf(longestFirst: readonly string[]): RegExp {
  const about = longestFirst.join('\n')
  if (known?.about === about) return known.mention
  const names = longestFirst.map((name) => `(${anyForm(name)})`).join('|')
  const mention = new RegExp(
    `(?<![${OF_WORDS}])@${UNSEEN}*(?:${names})(?!${UNSEEN}*[${OF_WORDS}])`,
    'giu',
  )
  known = { about, mention }
  return mention
}

const OF_WORDS = '\\p{L}\\p{M}\\p{N}_'
/** Direction marks and the like. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}'

/** A name in any case, also of Turkish, with one blank or more between its words. */
function anyForm(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/u)
  return words.map((word) => [...word].map(anyCase).join('')).join('\\s+')
}

function anyCase(character: string): string {
  const forms = new Set([
    character,
    character.toLowerCase(),
    character.toUpperCase(),
    character.toLocaleLowerCase('tr'),
    character.toLocaleUpperCase('tr'),
  ])
  return `(?:${[...forms].map(escaped).join('|')})`
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
  if (at < 0 || /[\p{L}\p{M}\p{N}_]$/u.test(before.slice(0, at))) return null
  const typed = before.slice(at + 1).toLocaleLowerCase()
  const names = team.filter((name) => {
    const lower = name.toLocaleLowerCase()
    return lower.startsWith(typed) || lower.split(/\s+/u).some((word) => word.startsWith(typed))
  })
  return names.length === 0 ? null : { at, names }
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
