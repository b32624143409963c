/** What protected mode hides, found in what is stored in plain. */

export interface Secrets {
  codes: string[]
  answers: string[]
  notes: string[]
  keys: string[]
}

/** Shorter texts may be in a question as well. */
const LONG_ENOUGH = 20

/** In all that a page can read, as JSON. */
export function secretsIn(json: string): Secrets {
  const found: Secrets = { codes: [], answers: [], notes: [], keys: [] }
  collect(JSON.parse(json), found)
  return found
}

function collect(value: unknown, found: Secrets): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (name === 'assignment') found.codes.push(...textsIn(Reflect.get(Object(part), 'code')))
    else if (name === 'answers') found.answers.push(...longTextsIn(part))
    else if (name === 'notes') found.notes.push(...longTextsIn(part))
    else if (name === 'rubric' || name === 'explanation') found.keys.push(...longTextsIn(part))
    else collect(part, found)
  }
}

/** Without emails and moments. */
function longTextsIn(value: unknown): string[] {
  return textsIn(value).filter((text) => text.length >= LONG_ENOUGH && /[a-z] [a-z]/.test(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
