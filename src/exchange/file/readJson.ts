import { done, type Result } from '#schemas/result.ts'

import { placeWords } from './placeWords.ts'
import { type Unreadable, unreadable } from './unreadable.ts'

const MOST_BYTES = 20 * 1024 * 1024
const DEEPEST = 64
const MOST_NODES = 200_000

/** Parsed JSON that is small and shallow enough for a recursive schema to look at. */
export function readJson(text: string): Result<unknown, Unreadable> {
  // A character is at least one byte; counting them all is left to texts that may be too long.
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) {
    return unreadable('The file', 'it is larger than 20 MB')
  }
  const parsed = parse(text)
  return parsed.ok ? measured(parsed.value) : parsed
}

function parse(text: string): Result<unknown, Unreadable> {
  try {
    return done(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch (error) {
    const where = error instanceof SyntaxError ? placeIn(text, error.message) : 'The file'
    return unreadable(where, 'it is not valid JSON')
  }
}

/** Engines name the position or nothing; a line is easier to find. */
function placeIn(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position === undefined) return 'The file'
  return `Line ${text.slice(0, Number(position)).split('\n').length}`
}

type Waiting = { value: unknown; path: (string | number)[]; depth: number }

/** Without recursion, which is what a deep value is made to exhaust. */
function measured(value: unknown): Result<unknown, Unreadable> {
  const waiting: Waiting[] = [{ value, path: [], depth: 0 }]
  let nodes = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    nodes++
    const { value: node, path, depth } = next
    if (typeof node !== 'object' || node === null) continue
    if (depth >= DEEPEST) return unreadable(placeWords(path), 'it is nested more than 64 deep')
    const keys = Array.isArray(node) ? node.keys() : Object.keys(node)
    const count = Array.isArray(node) ? node.length : Object.keys(node).length
    if (nodes + waiting.length + count > MOST_NODES) {
      return unreadable('The file', 'it has more than 200,000 parts')
    }
    for (const key of keys) {
      if (key === '__proto__') return unreadable(placeWords(path), 'it has a forbidden name')
      waiting.push({ value: Reflect.get(node, key), path: extended(path, key), depth: depth + 1 })
    }
  }
  return done(value)
}

/** A place is named by its first steps: further down nobody would follow. */
function extended(path: (string | number)[], key: string | number): (string | number)[] {
  return path.length < 6 ? [...path, key] : path
}
