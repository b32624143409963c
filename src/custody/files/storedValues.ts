/**
 * Values that a database can hold but JSON can't: a record damaged by hand or by another program may
 * contain dates, NaN, circular references or thousands of levels. Such a record is written as a flat
 * list of its values. The first one is the record itself, and values refer to their parts by index.
 * Strings, numbers, booleans and null stand for themselves; every other value is an array that starts
 * with its type.
 *
 *     ["list", 1, 2]                  a list of the values 1 and 2
 *     ["object", "id", 1, "at", 2]    an object: each name is followed by the index of its value
 *     ["date", 1700000000000]         milliseconds since the epoch; null for an invalid date
 *     ["number", "-0"]                also "NaN", "Infinity" and "-Infinity"
 *     ["bigint", "12"], ["undefined"], ["gap"] (a hole in a list)
 *     ["buffer", "AAEC"]              an ArrayBuffer, in base64; ["bytes", "AAEC"] a Uint8Array
 *     ["map", 1, 2, …], ["set", 1, …] alternating keys and values; values
 *     ["lost", "Blob"]                a value that can't be represented as text, by its type
 */
import { fromBase64, toBase64 } from '#src/base/base64.ts'

type Listed = string | number | boolean | null | readonly (string | number | null)[]

/** JSON.stringify and the parsers recurse for every level. */
const DEEPEST = 100

/** Whether JSON returns the value exactly as it is. */
export function isPlain(value: unknown): boolean {
  const seen = new Set<object>()
  const waiting: { node: unknown; depth: number }[] = [{ node: value, depth: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next
    if (typeof node === 'number') {
      if (!Number.isFinite(node) || Object.is(node, -0)) return false
    } else if (typeof node === 'object' && node !== null) {
      if (depth >= DEEPEST || seen.has(node) || !isPlainObject(node)) return false
      seen.add(node)
      // JSON parsers refuse it, because assigning it would set the prototype.
      if (Object.hasOwn(node, '__proto__')) return false
      for (const child of Object.values(node)) waiting.push({ node: child, depth: depth + 1 })
    } else if (node === undefined || typeof node === 'bigint') return false
  }
  return true
}

/** The flat list. `lost`: the types of values that could not be carried over. */
export function listValues(value: unknown): { values: Listed[]; lost: string[] } {
  const values: Listed[] = []
  const lost: string[] = []
  const placeOf = new Map<unknown, number>()
  const found: unknown[] = []
  const place = (child: unknown): number => {
    const known = placeOf.get(child)
    if (known !== undefined && !Object.is(child, -0) && child !== 0) return known
    placeOf.set(child, found.length)
    return found.push(child) - 1
  }
  place(value)
  for (let next = 0; next < found.length; next += 1) {
    const listed = listedAs(found[next], place)
    if (Array.isArray(listed) && listed[0] === 'lost') lost.push(String(listed[1]))
    values.push(listed)
  }
  return { values, lost }
}

/** The value that `listValues` was given; null if the list is invalid. */
export function unlistValues(values: readonly unknown[]): { value: unknown } | null {
  const made = values.map(emptyOf)
  if (made.length === 0 || made.includes(NONE)) return null
  for (const [place, listed] of values.entries()) {
    if (!Array.isArray(listed)) continue
    const [kind, ...rest]: unknown[] = listed
    const isPaired = kind === 'object' || kind === 'map'
    if (isPaired && rest.length % 2 === 1) return null
    const parts = kind === 'object' ? rest.filter((_, index) => index % 2 === 1) : rest
    if (HOLDERS.has(String(kind)) && !parts.every((part) => isPlaceIn(made, part))) return null
    if (!isFilled(made[place], rest, made)) return null
  }
  return { value: made[0] }
}

/** Guards against a list that claims a billion holes. */
const MAX_GAPS = 10_000

/** Marks a hole in a list. */
const GAP = Symbol('gap')
const NONE = Symbol('none')
const HOLDERS: ReadonlySet<string> = new Set(['list', 'object', 'map', 'set'])

function listedAs(value: unknown, place: (child: unknown) => number): Listed {
  if (value === GAP) return ['gap']
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (value === undefined) return ['undefined']
  if (typeof value === 'bigint') return ['bigint', String(value)]
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return ['number', '-0']
    return Number.isFinite(value) ? value : ['number', String(value)]
  }
  if (Array.isArray(value)) {
    const isOdd = value.length > MAX_GAPS + Object.keys(value).length || hasNames(value)
    if (isOdd) return ['lost', 'Array']
    return ['list', ...Array.from(value, (child, at) => place(at in value ? child : GAP))]
  }
  if (value instanceof Date) {
    const moment = value.getTime()
    return ['date', Number.isNaN(moment) ? null : moment]
  }
  if (value instanceof Uint8Array) return ['bytes', toBase64(value)]
  if (value instanceof ArrayBuffer) return ['buffer', toBase64(new Uint8Array(value))]
  if (value instanceof Map) return ['map', ...[...value].flat().map(place)]
  if (value instanceof Set) return ['set', ...[...value].map(place)]
  if (typeof value !== 'object' || !isPlainObject(value)) return ['lost', kindOf(value)]
  return ['object', ...Object.entries(value).flatMap(([name, child]) => [name, place(child)])]
}

/** The empty container, created before its parts because they may refer back to it. */
function emptyOf(listed: unknown): unknown {
  if (!Array.isArray(listed)) return typeof listed === 'object' && listed !== null ? NONE : listed
  const [kind, first]: unknown[] = listed
  switch (kind) {
    case 'list':
      return []
    case 'object':
      return {}
    case 'map':
      return new Map()
    case 'set':
      return new Set()
    case 'date':
      return typeof first === 'number' || first === null ? new Date(first ?? Number.NaN) : NONE
    case 'number':
      return NUMBERS.get(first) ?? NONE
    case 'bigint':
      return typeof first === 'string' && /^-?\d{1,10000}$/.test(first) ? BigInt(first) : NONE
    case 'bytes':
      return bytesOf(first) ?? NONE
    case 'buffer':
      return bytesOf(first)?.buffer ?? NONE
    case 'gap':
      return GAP
    case 'undefined':
    case 'lost':
      return undefined
    default:
      return NONE
  }
}

const NUMBERS: ReadonlyMap<unknown, number> = new Map([
  ['-0', -0],
  ['NaN', Number.NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
])

/** Adds the parts to their container; false if it can't hold them. */
function isFilled(holder: unknown, rest: readonly unknown[], made: readonly unknown[]): boolean {
  const valueAt = (place: unknown) => made[Number(place)]
  if (Array.isArray(holder)) {
    holder.length = rest.length
    for (const [at, place] of rest.entries()) {
      if (valueAt(place) !== GAP) holder[at] = valueAt(place)
    }
  } else if (holder instanceof Map || holder instanceof Set) {
    const parts = rest.map(valueAt)
    if (holder instanceof Set) for (const part of parts) holder.add(part)
    else for (let at = 0; at < parts.length; at += 2) holder.set(parts[at], parts[at + 1])
  } else if (typeof holder === 'object' && holder !== null && isPlainObject(holder)) {
    for (let at = 0; at < rest.length; at += 2) {
      const name = rest[at]
      if (typeof name !== 'string') return false
      // Plain assignment would treat “__proto__” as the prototype.
      const value = valueAt(rest[at + 1])
      Object.defineProperty(holder, name, {
        value,
        configurable: true,
        enumerable: true,
        writable: true,
      })
    }
  }
  return true
}

function bytesOf(base64: unknown): Uint8Array<ArrayBuffer> | null {
  return typeof base64 === 'string' ? fromBase64(base64) : null
}

function isPlaceIn(made: readonly unknown[], place: unknown): boolean {
  return Number.isInteger(place) && Number(place) >= 0 && Number(place) < made.length
}

/** Whether a list has properties besides its items. */
function hasNames(list: readonly unknown[]): boolean {
  return Object.keys(list).some((key) => !(Number(key) < list.length))
}

/** An object or list as JSON creates them, without holes and without other names in a list. */
function isPlainObject(value: object): boolean {
  if (Array.isArray(value)) return Object.keys(value).length === value.length
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1)
}
