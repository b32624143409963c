import { done, failed, type Result } from '#schemas/result.ts'

import { type BrokenJson, brokenJson } from './brokenJson.ts'
import { type Unreadable, unreadable } from './unreadable.ts'

const MOST_BYTES = 20 * 1024 * 1024
const DEEPEST = 64
const MOST_NODES = 200_000

/** Parsed JSON that is small and shallow enough for a recursive schema to look at. */
export function readJson(
  text: string,
  placeWords = ({ line, column }: BrokenJson) => `line ${line}, column ${column}`,
): Result<unknown, Unreadable> {
  // A character is at least one byte; counting them all is left to texts that may be too long.
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) {
    return unreadable({ path: [], why: 'it is larger than 20 MB' })
  }
  const json = text.replace(/^\uFEFF/, '')
  try {
    return measured(JSON.parse(json))
  } catch {
    if (json.trim() === '') return unreadable({ path: [], why: 'it is empty' })
    // What other encodings have between the letters of English.
    if (json.includes('\0')) return unreadable({ path: [], why: NOT_UTF_8 })
    const broken = brokenJson(json)
    const why = `it is not valid JSON: ${broken.why}`
    return failed({ kind: 'unreadable', where: placeWords(broken), why })
  }
}

/** Of a text that can't be decoded. */
export const NOT_UTF_8 = 'it is not text in UTF-8: save it in that encoding'

type Waiting = { value: unknown; path: (string | number)[]; depth: number }

/** Without recursion, which is what a deep value is made to exhaust. */
function measured(value: unknown): Result<unknown, Unreadable> {
  const waiting: Waiting[] = [{ value, path: [], depth: 0 }]
  let nodes = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    nodes++
    const { value: node, path, depth } = next
    if (typeof node !== 'object' || node === null) continue
    if (depth >= DEEPEST) return unreadable({ path, why: 'it is nested more than 64 deep' })
    const keys = Array.isArray(node) ? node.keys() : Object.keys(node)
    const count = Array.isArray(node) ? node.length : Object.keys(node).length
    if (nodes + waiting.length + count > MOST_NODES) {
      return unreadable({ path: [], why: 'it has more than 200,000 parts' })
    }
    for (const key of keys) {
      if (key === '__proto__') {
        return unreadable({ path, why: '“__proto__” is a forbidden name: take it away' })
      }
      waiting.push({ value: Reflect.get(node, key), path: extended(path, key), depth: depth + 1 })
    }
  }
  return done(value)
}

/** A place is named by its first steps: further down nobody would follow. */
function extended(path: (string | number)[], key: string | number): (string | number)[] {
  return path.length < 12 ? [...path, key] : path
}
