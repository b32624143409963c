/**
 * Names that an object of JSON gives twice. `JSON.parse` takes the last and says nothing, so that what
 * somebody wrote first is lost in silence.
 */
import type { JsonPath } from './jsonPath.ts'

/** `position`: where the second one begins in the text. `path`: of the object that has it twice. */
export type RepeatedName = { position: number; path: JsonPath; name: string }

/**
 * The first one in a text that `JSON.parse` reads, in the order of the second ones. Without recursion,
 * which a deep text would exhaust. Below `deepest` levels it does not look: what is deeper and was
 * parsed is refused, and what was not parsed has a repeated name above it.
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
  /** Null: a list, or too deep. */
  names: Set<string> | null
  isNameNext: boolean
  name: string
  index: number
}

/** After its closing quotation mark: the first that is not escaped. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let before = end - 1
    while (json.charCodeAt(before) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 1) return end + 1
  }
}

/** Two ways to write a name are one name. */
function nameIn(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
}

function stepInto({ names, name, index }: Holder): string | number {
  return names ? name : index
}
