/**
 * The meaning of an expression, implemented a second time: its text is repeatedly divided at the
 * operator with the lowest precedence outside of brackets. It supports only what generated
 * expressions contain: one space on either side of an operator, commas followed by one.
 */
export type Meant = number | string | boolean | { date: string } | readonly string[] | null

const LEVELS = [
  [' or '],
  [' and '],
  [' = ', ' != ', ' < ', ' <= ', ' > ', ' >= '],
  [' & '],
  [' + ', ' - '],
  [' * ', ' / '],
]

export function meaningOfExpression(source: string, read: (name: string) => Meant): Meant {
  const inner = (part: string) => meaningOfExpression(part, read)
  for (const signs of LEVELS) {
    const cut = lastCut(source, signs)
    if (cut) return between(cut.sign.trim(), inner(cut.left), inner(cut.right))
  }
  if (source.startsWith('not ')) {
    const value = inner(source.slice(4))
    return typeof value === 'boolean' ? !value : null
  }
  if (source.startsWith('-')) return product(-1, inner(source.slice(1)))
  if (source.startsWith('(')) return inner(source.slice(1, -1))
  if (source.startsWith('"')) return source.slice(1, -1)
  const call = /^(\w+)\((.*)\)$/s.exec(source)
  if (call) return ofList(call[1]!, partsOf(call[2]!), inner)
  if (/^\d{4}-/.test(source)) return { date: source }
  if (/^\d/.test(source)) return Number(source)
  return source === 'true' || source === 'false' ? source === 'true' : read(source)
}

function lastCut(source: string, signs: string[]) {
  for (let at = source.length - 1; at > 0; at--) {
    const sign = signs.find((each) => source.startsWith(each, at))
    if (sign && isOutside(source, at)) {
      return { sign, left: source.slice(0, at), right: source.slice(at + sign.length) }
    }
  }
  return null
}

function partsOf(source: string): string[] {
  const cut = lastCut(source, [', '])
  return cut ? [...partsOf(cut.left), cut.right] : [source]
}

function isOutside(source: string, at: number): boolean {
  const before = source.slice(0, at).replace(/"[^"]*"/g, '')
  return !before.includes('"') && before.split('(').length === before.split(')').length
}

function between(sign: string, a: Meant, b: Meant): Meant {
  if (a === null || b === null) return null
  if (sign === 'or' || sign === 'and') {
    if (typeof a !== 'boolean' || typeof b !== 'boolean') return null
    return sign === 'or' ? a || b : a && b
  }
  if (sign === '&') {
    const texts = [a, b].map((each) => (isDate(each) ? each.date : each))
    return texts.some((each) => typeof each !== 'string' && typeof each !== 'number')
      ? null
      : texts.join('')
  }
  if (sign === '=' || sign === '!=') {
    if (kindOf(a) !== kindOf(b)) return null
    return (plain(a) === plain(b)) === (sign === '=')
  }
  if (sign === '*') return product(a, b)
  if (['<', '<=', '>', '>='].includes(sign)) {
    const [low, high] = isDate(a) && isDate(b) ? [a.date, b.date] : [a, b]
    if (isDate(a) !== isDate(b) || typeof low !== typeof high) return null
    if (!isDate(a) && typeof a !== 'number') return null
    const signOfOrder = low === high ? '=' : (low as number) < (high as number) ? '<' : '>'
    return sign.includes(signOfOrder)
  }
  if (typeof a !== 'number' || typeof b !== 'number') return null
  if (sign === '/') return b === 0 ? null : digits(a / b)
  return digits(sign === '+' ? a + b : a - b)
}

/** Arguments that are not just a list of answers give nothing once all of those are blank. */
function ofList(name: string, sources: string[], inner: (part: string) => Meant): Meant {
  const parts = sources.map(inner)
  const asked = parts.filter((_, place) => namesAnswer(sources[place]!))
  const isList = asked.length === parts.length && parts.length > 1
  const isBlank = asked.length > 0 && asked.every((each) => each === null)
  if (['sum', 'min', 'max'].includes(name) && isBlank && !isList) return null
  return called(name, parts)
}

function namesAnswer(source: string): boolean {
  const names = source.replace(/"[^"]*"|\w+(?=\()|\b(?:and|or|not|true|false)\b/g, '')
  return /[a-z]/i.test(names)
}

function called(name: string, parts: Meant[]): Meant {
  const given = parts.filter((each) => each !== null)
  if (name === 'if') return (parts[0] === true ? parts[1] : parts[2]) ?? null
  if (name === 'count') return given.flatMap((each) => (Array.isArray(each) ? each : [each])).length
  if (name === 'sum') {
    let total = 0
    for (const each of given) {
      if (typeof each !== 'number') return null
      total += each
    }
    return digits(total)
  }
  if (name === 'min' || name === 'max') {
    const kinds = new Set(given.map(kindOf))
    if (given.length === 0 || kinds.size > 1 || !['number', 'date'].includes([...kinds][0]!))
      return null
    const sorted = given.toSorted((a, b) => (between('<', a, b) === true ? -1 : 1))
    return sorted.at(name === 'min' ? 0 : -1)!
  }
  if (given.length < parts.length) return null
  const [first, second] = parts
  if (name === 'round') {
    if (typeof first !== 'number') return null
    const whole = Math.floor(Math.abs(first) + 0.5)
    return first < 0 && whole > 0 ? -whole : whole
  }
  if (name === 'length') return typeof first === 'string' ? [...first.trim()].length : null
  if (name === 'includes') {
    if (typeof second !== 'string' || !(typeof first === 'string' || Array.isArray(first)))
      return null
    return first.includes(second.trim().normalize('NFC'))
  }
  if (name === 'join') {
    return Array.isArray(first) && typeof second === 'string' ? first.join(second) : null
  }
  const [from, to] = [first, second].map((each) => (isDate(each!) ? Date.parse(each.date) : null))
  return from === null || to === null ? null : Math.round((to! - from!) / 86_400_000)
}

function product(a: Meant, b: Meant): Meant {
  return typeof a === 'number' && typeof b === 'number' ? digits(a * b) : null
}

function digits(value: number): number | null {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null
}

function isDate(value: Meant): value is { date: string } {
  return typeof value === 'object' && value !== null && 'date' in value
}

export function kindOf(value: Meant): string {
  if (Array.isArray(value)) return 'list'
  return isDate(value) ? 'date' : typeof value
}

function plain(value: Meant): unknown {
  if (Array.isArray(value))
    return JSON.stringify([...new Set<string>(value)].toSorted((a, b) => (a < b ? -1 : 1)))
  if (typeof value === 'string') return value.trim().normalize('NFC')
  return isDate(value) ? value.date : value
}
