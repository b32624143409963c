/** Numbers and dates of a workbook as its sheet shows them, where the file says how. */

/** For dates in the order of the device's language, which the file does not say. */
const ISO_DAY = 'yyyy-mm-dd'

/** Formats that have a number in place of a code. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [9, '0%'],
  [10, '0%'],
  [14, ISO_DAY],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, `${ISO_DAY} hh:mm`],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss'],
])

const TOKEN =
  /"([^"]*)"|\\(.)|\[(h+)\]|\[[^\]]*\]|(y+|m+|d+|h+|s+)|(AM\/PM|A\/P)|_.|\*.|([^"\\[\]])/gi
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/**
 * `code`: of the format, or null. `from1904`: whether the days of the workbook are counted from 1904.
 * Other numbers are shown with all their digits.
 */
export function numberText(
  value: number,
  format: { id: number; code: string | null },
  from1904: boolean,
): string {
  const code = (format.code ?? BUILT_IN.get(format.id) ?? '').split(';', 1).join('')
  const plain = code.replace(/"[^"]*"|\\.|\[(?!h+\])[^\]]*\]/gi, '')
  if (plain.includes('%')) return `${digits(value * 100)}%`
  if (!/[ymdhs]/i.test(plain) || /[0#?]/.test(plain.replace(/s\.0+/i, ''))) return digits(value)
  const days = from1904 ? value + 1_462 : value < 60 ? value + 1 : value
  const moment = new Date(Math.round((days - 25_569) * 86_400) * 1_000)
  return Number.isNaN(moment.getTime()) || value < 0 ? digits(value) : dateText(moment, code, value)
}

function digits(value: number): string {
  return String(Number(value.toPrecision(15)))
}

function dateText(moment: Date, code: string, days: number): string {
  const hasHalves = /AM\/PM|A\/P/i.test(code)
  let isTime = false
  let text = ''
  for (const match of code.matchAll(TOKEN)) {
    const [whole, quoted, escaped, elapsed, part, half, other] = match
    if (part === undefined) {
      if (elapsed !== undefined) isTime = true
      text +=
        elapsed === undefined
          ? half === undefined
            ? (quoted ?? escaped ?? other ?? '')
            : moment.getUTCHours() < 12
              ? 'AM'
              : 'PM'
          : padded(Math.floor(days * 24), elapsed.length)
      continue
    }
    const rest = code.slice(match.index + whole.length)
    const isMinute = /^m/i.test(part) && part.length < 3 && (isTime || /^[:.]?s/i.test(rest))
    text += isMinute
      ? padded(moment.getUTCMinutes(), part.length)
      : partText(moment, part, hasHalves)
    isTime = /^h/i.test(part)
  }
  return text.trim()
}

function partText(moment: Date, part: string, hasHalves: boolean): string {
  const { length } = part
  switch (part.charAt(0).toLowerCase()) {
    case 'y':
      return String(moment.getUTCFullYear()).slice(length > 2 ? 0 : -2)
    case 'm':
      return named(MONTHS[moment.getUTCMonth()], moment.getUTCMonth() + 1, length)
    case 'd':
      return named(DAYS[moment.getUTCDay()], moment.getUTCDate(), length)
    case 'h':
      return padded(hasHalves ? moment.getUTCHours() % 12 || 12 : moment.getUTCHours(), length)
    default:
      return padded(moment.getUTCSeconds(), length)
  }
}

function named(name = '', number: number, length: number): string {
  if (length < 3) return padded(number, length)
  return length === 3 ? name.slice(0, 3) : name
}

function padded(number: number, length: number): string {
  return String(number).padStart(Math.min(length, 2), '0')
}
