/** Which options an answer names, and what it says besides. */
export type NamedOptions = { key: number[]; rest: string }

type Named = { letter: string | null; text: string }

const LETTERS = /^\(?[A-Z]\)?(?:[\s,;&/+]{1,5}(?:(?:and|or)\s)?\(?[A-Z]\)?)*(?=\s*(?:$|[).:–—-]))/i

/** By letter ("A, C"), by text ("Red"), or by place ("2"); null where it names none of them. */
export function namedOptions(answer: string, options: readonly Named[]): NamedOptions | null {
  const text = unmarked(answer)
  const same = options.findIndex((option) => comparable(option.text) === comparable(text))
  if (same >= 0) return { key: [same], rest: '' }
  const letters = LETTERS.exec(text)?.[0]
  if (letters !== undefined) {
    const key = placesOf(letters.match(/\b[A-Z]\b/gi) ?? [], options)
    if (key !== null) return { key, rest: restOf(text.slice(letters.length), options) }
  }
  if (!/^\d{1,3}(?:[\s,;&]{1,5}\d{1,3})*$/.test(text)) return null
  const key = (text.match(/\d+/g) ?? []).map((place) => Number(place) - 1)
  return key.every((place) => place >= 0 && place < options.length) ? { key, rest: '' } : null
}

/** Option letters, or counted where the options have none. */
function placesOf(letters: readonly string[], options: readonly Named[]): number[] | null {
  const places = letters.map((letter) => {
    const lower = letter.toLowerCase()
    const place = options.findIndex((option) => option.letter === lower)
    const isUnlettered = options.every((option) => option.letter === null)
    return isUnlettered ? lower.charCodeAt(0) - 'a'.charCodeAt(0) : place
  })
  const areThere = places.every((place) => place >= 0 && place < options.length)
  return areThere ? [...new Set(places)].toSorted((a, b) => a - b) : null
}

/** The text of an option repeated after its letter says nothing new. */
function restOf(text: string, options: readonly Named[]): string {
  const rest = text.replace(/^\s*[).:–—-]{0,2}\s*/, '')
  return options.some((option) => comparable(option.text) === comparable(rest)) ? '' : rest
}

function unmarked(text: string): string {
  return text
    .slice(0, 2_000)
    .trim()
    .replace(/^[*_`]{1,3}/, '')
    .replace(/[*_`]{1,3}\.?$/, '')
    .trim()
}

function comparable(text: string): string {
  return text.replace(/[*_`]/g, '').replace(/\.$/, '').trim().toLowerCase()
}
