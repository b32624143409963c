import { isMostlyControl } from './controlCharacters.ts'
import type { OtherFormat } from './pastedReading.ts'

/**
 * A known format that questions can't be read from; null for any other text. Checks only the
 * beginning of the text, except for JSON, which is parsed.
 */
export function otherFormat(text: string): OtherFormat | null {
  if (isBinary(text)) return 'binary'
  const trimmed = trimmedText(text)
  if (trimmed.startsWith('{\\rtf')) return 'rtf'
  return /^[[{]/.test(trimmed) ? jsonFormat(trimmed) : markupFormat(trimmed.slice(0, 5_000))
}

/** Whether it is a binary file decoded as text. */
export function isBinary(text: string): boolean {
  const trimmed = trimmedText(text)
  if (BINARY.some((beginning) => trimmed.startsWith(beginning))) return true
  return isMostlyControl(trimmed.slice(0, 5_000))
}

function trimmedText(text: string): string {
  return text.replace(/^\uFEFF/, '').trim()
}

/** The first characters of Word, Excel (new and old) and PDF files, decoded as text. */
const BINARY = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '%PDF-']

function markupFormat(beginning: string): OtherFormat | null {
  const root = /^(?:<\?xml[^>]*>|<!--(?:(?!-->)[^])*-->|<!doctype[^>]*>|\s)*<([a-z][\w:.-]*)/i.exec(
    beginning,
  )
  const name = root?.[1]?.toLowerCase()
  if (name === undefined) return null
  if (name === 'quiz') return 'moodleXml'
  if (/^(?:questestinterop|assessmentitem|assessmenttest|manifest)$/.test(name)) return 'qti'
  if (name === 'html' || /^\s*<!doctype html/i.test(beginning)) return 'html'
  return /^\s*<\?xml/i.test(beginning) ? 'xml' : null
}

/** GIFT and Markdown may also start with a brace or bracket. */
function jsonFormat(text: string): OtherFormat | null {
  if (!/^(?:\{\s*["}]|\[\s*(?:[{["\]\d-]|true|false|null))/.test(text)) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return /^(?:\{\s*"(?:[^"\\]|\\.){1,200}"\s*:|\[\s*\{\s*")/.test(text) ? 'brokenJson' : null
  }
  if (typeof value !== 'object' || value === null) return null
  const has = (name: string): boolean => Object.hasOwn(value, name)
  if (has('definition') || (has('sections') && has('settings'))) return 'assessment'
  const definition: unknown = has('jsonContent') ? Reflect.get(value, 'jsonContent') : value
  return isSurveyJs(definition) ? 'surveyJs' : 'json'
}

/** A survey has pages of elements, or elements without pages; each element has a type. */
function isSurveyJs(value: unknown): boolean {
  const [page] = listIn(value, 'pages')
  const [element] = [...listIn(page, 'elements'), ...listIn(value, 'elements')]
  return typeof element === 'object' && element !== null && 'type' in element
}

function listIn(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const list: unknown = Reflect.get(value, name)
  return Array.isArray(list) ? list : []
}
