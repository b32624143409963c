import { foldText } from '#src/base/foldText.ts'
import type { ReactNode } from 'react'

/** Text with the search words highlighted, ignoring case and accents. */
export function Highlight({ text, search }: { text: string; search: string }) {
  // Each part has an element, without which React could not remove a text that the browser translated.
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of matchesIn(text, search)) {
    parts.push(<span key={end}>{text.slice(end, from)}</span>)
    parts.push(<mark key={`match ${from}`}>{text.slice(from, to)}</mark>)
    end = to
  }
  return (
    <>
      {parts}
      <span>{text.slice(end)}</span>
    </>
  )
}

/** The positions of the words in the text, sorted and without overlap. */
function matchesIn(text: string, search: string): [from: number, to: number][] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const { fold, starts } = foldedWithPlaces(text)
  const pattern = new RegExp(words.map(escapePattern).join('|'), 'g')
  return [...fold.matchAll(pattern)].map((match) => [
    starts[match.index] ?? 0,
    starts[match.index + match[0].length] ?? text.length,
  ])
}

/** The folded text, and for each position the matching one in the original. */
function foldedWithPlaces(text: string): { fold: string; starts: number[] } {
  let fold = ''
  let at = 0
  const starts: number[] = []
  for (const letter of text) {
    const part = foldText(letter)
    for (let index = 0; index < part.length; index += 1) starts.push(at)
    fold += part
    at += letter.length
  }
  return { fold, starts }
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
