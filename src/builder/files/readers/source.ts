import { isMostlyControl } from '#src/builder/files/pasted/controlCharacters.ts'

/** A text whose format is to be recognised. */
export interface Source {
  /** The text as it was decoded, with control characters. */
  raw: string
  /** The text as it will be read. */
  text: string
  /** `text` without a byte order mark and blanks at its ends. */
  trimmed: string
  /** The object or list that it is as JSON; null for any other text. */
  json: object | null
}

/** The source with a text as decoded, and the same without control characters. */
export function sourceOf(raw: string, text = raw): Source {
  const trimmed = trimmedText(text)
  return { raw, text, trimmed, json: parsed(trimmed) }
}

function trimmedText(text: string): string {
  return text.replace(/^\uFEFF/, '').trim()
}

function parsed(trimmed: string): object | null {
  if (!/^[[{]/.test(trimmed)) return null
  try {
    const value: unknown = JSON.parse(trimmed)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** Whether a text is a binary file that was decoded. */
export function isBinaryText(text: string): boolean {
  const trimmed = trimmedText(text)
  if (BINARY.some((beginning) => trimmed.startsWith(beginning))) return true
  return isMostlyControl(trimmed.slice(0, 5_000))
}

/** The first characters of Word, Excel (new and old) and PDF files, decoded as text. */
const BINARY = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '%PDF-']

/** Whether JSON is an assessment in its wrapper, even a part of it, or a definition by itself. */
export function isAssessment({ json, trimmed }: Source): boolean {
  if (/^\{[^{]{0,100}"kind":\s*"assessment"/.test(trimmed)) return true
  return has(json, 'definition') || (has(json, 'sections') && has(json, 'settings'))
}

/** Whether JSON is a survey: pages of elements, or elements without pages, each with a type. */
export function isSurveyJs(json: object | null): boolean {
  const survey: unknown = json && has(json, 'jsonContent') ? Reflect.get(json, 'jsonContent') : json
  const [page] = listIn(survey, 'pages')
  const [element] = [...listIn(page, 'elements'), ...listIn(survey, 'elements')]
  return typeof element === 'object' && element !== null && 'type' in element
}

/** Whether a text starts like a JSON file. GIFT and Markdown may also start with a bracket. */
export function beginsLikeJson({ trimmed }: Source): boolean {
  return /^(?:\{\s*"(?:[^"\\]|\\.){1,200}"\s*:|\[\s*\{\s*")/.test(trimmed)
}

/** The name of the first element of XML or HTML, in lower case; null for any other text. */
export function rootName({ trimmed }: Source): string | null {
  const root = /^(?:<\?xml[^>]*>|<!--(?:(?!-->)[^])*-->|<!doctype[^>]*>|\s)*<([a-z][\w:.-]*)/i.exec(
    trimmed.slice(0, 5_000),
  )
  return root?.[1]?.toLowerCase() ?? null
}

export function has(json: object | null, name: string): boolean {
  return json !== null && Object.hasOwn(json, name)
}

export function listIn(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const list: unknown = Reflect.get(value, name)
  return Array.isArray(list) ? list : []
}
