/**
 * Duplicate keys in JSON objects. `JSON.parse` silently keeps the last one, so what came first
 * would be lost without notice.
 */
import type { JsonPath } from './jsonPath.ts'

/** `position`: the start of the duplicate in the text. `path`: of the object. */
export type RepeatedName = { position: number; path: JsonPath; name: string }

/**
 * The first one in a text that `JSON.parse` accepts, in order of the duplicates. Without recursion,
 * which deep nesting would exhaust. Ignores levels below `deepest`: if the text was parsed, deeper
 * input has been refused already; if not, there is a duplicate further up.
 */
export function repeatedName(json: string, deepest: number): RepeatedName | null {
  const holders: Holder[] = []
  let holder: Holder | undefined
  for (let position = 0; position < json.length; position += 1) {
    switch (json.charCodeAt(position)) {
      case QUOTE: {
        const end = endOfText(json, position)
        if (holder?.names && holder.isNameNext) {
          const name = nameIn(json.slice(position, end))
          if (holder.names.has(name)) return { position, path: holders.map(stepInto), name }
          holder.names.add(name)
          holder.name = name
          holder.isNameNext = false
        }
        position = end - 1
        break
      }
      case COMMA:
        if (holder) {
          holder.isNameNext = true
          holder.index += 1
        }
        break
      case OPEN_OBJECT:
      case OPEN_LIST: {
        if (holder) holders.push(holder)
        const hasNames = json.charCodeAt(position) === OPEN_OBJECT && holders.length < deepest
        holder = { names: hasNames ? new Set() : null, isNameNext: true, name: '', index: 0 }
        break
      }
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        holder = holders.pop()
        break
      default:
    }
  }
  return null
}

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

interface Holder {
  /** Null for a list, or if too deep. */
  names: Set<string> | null
  isNameNext: boolean
  name: string
  index: number
}

/** The position after a string's closing quotation mark: the first one that is not escaped. */
export function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let before = end - 1
    while (json.charCodeAt(before) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 1) return end + 1
  }
}

/** Decodes a name, because two spellings with different escapes are one name. */
function nameIn(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
}

function stepInto({ names, name, index }: Holder): string | number {
  return names ? name : index
}
