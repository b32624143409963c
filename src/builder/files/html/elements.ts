/** What is known of elements by their names. */

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const VOID = names(
  'area base br col embed frame hr img input link meta param source track wbr',
)

/** Text ends before and after them. */
export const BLOCK = names(
  'address article aside blockquote button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup legend li main menu ol optgroup option p pre search section select summary table tbody td tfoot th thead tr ul',
)

/** Never shown, or not as text. */
const NEVER_SHOWN = names(
  'annotation-xml audio canvas datalist head iframe map nav noscript object rp rt script style svg template textarea title video xml',
)

const HIDDEN_CLASS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text|mathjax_preview|msocomanchor)(?:\s|$)/i

type Attributes = ReadonlyMap<string, string>

/** Whether a page would not show the text of an element, whatever its style says. */
export function isNeverShown(name: string, attributes: Attributes): boolean {
  if (NEVER_SHOWN.has(name)) return true
  // The source of a formula is shown in place of its letters.
  if (name === 'annotation') return !isTex(attributes)
  // “Choose…”
  if (name === 'option' && (attributes.get('value') === '' || attributes.has('disabled')))
    return true
  return (
    (attributes.has('hidden') && attributes.get('hidden') !== 'false') ||
    attributes.get('aria-hidden') === 'true' ||
    HIDDEN_CLASS.test(attributes.get('class') ?? '')
  )
}

export function isTex(attributes: Attributes): boolean {
  return /tex\b/i.test(attributes.get('encoding') ?? '')
}

export const HEADING = /^h[1-6]$/

const CELL = ['td', 'th', 'caption'] as const
const TABLE_PARTS = names('td th tr tbody thead tfoot caption')
/** Elements that end where another one of their group starts, in the nearest of `within`. */
const ENDED_BY_NEXT: ReadonlyMap<string, { ends: readonly string[]; within: readonly string[] }> =
  new Map([
    ['li', { ends: ['li'], within: ['ul', 'ol', 'table'] }],
    ['dt', { ends: ['dt', 'dd'], within: ['dl', 'table'] }],
    ['dd', { ends: ['dt', 'dd'], within: ['dl', 'table'] }],
    ['td', { ends: CELL, within: ['tr', 'table'] }],
    ['th', { ends: CELL, within: ['tr', 'table'] }],
    ['tr', { ends: ['tr', 'caption'], within: ['table'] }],
    ['tbody', { ends: ['tr', 'caption', 'thead'], within: ['table'] }],
    ['option', { ends: ['option'], within: ['select'] }],
  ])

/** The open elements, by their names and in order. Every question takes constant time. */
export type OpenElements = {
  opened: (name: string) => void
  closed: (name: string) => void
  isOpen: (name: string) => boolean
  /** The index of the innermost one with this name; -1 if there is none. */
  indexOf: (name: string) => number
  /** The index of the element that a new one ends, or -1. */
  endedBy: (name: string) => number
  /** The index of the element that an end tag ends, or -1 if it ends none. */
  endedByTag: (name: string) => number
}

export function createOpenElements(): OpenElements {
  const places = new Map<string, number[]>()
  const blocks: string[] = []
  let count = 0
  const indexOf = (name: string): number => places.get(name)?.at(-1) ?? -1
  const innermost = (of: readonly string[]): number => Math.max(...of.map(indexOf))
  return {
    opened: (name) => {
      const known = places.get(name)
      if (known) known.push(count)
      else places.set(name, [count])
      if (BLOCK.has(name)) blocks.push(name)
      count++
    },
    closed: (name) => {
      places.get(name)?.pop()
      if (BLOCK.has(name)) blocks.pop()
      count--
    },
    isOpen: (name) => indexOf(name) >= 0,
    indexOf,
    endedBy: (name) => {
      const next = ENDED_BY_NEXT.get(name)
      if (next) {
        const index = innermost(next.ends)
        if (index > innermost(next.within)) return index
      }
      return BLOCK.has(name) && blocks.at(-1) === 'p' ? indexOf('p') : -1
    },
    endedByTag: (name) => {
      const index = indexOf(name)
      if (name === 'table' || index < 0) return index
      // A cell keeps what is in it apart from the elements around its table.
      const wall = TABLE_PARTS.has(name) ? indexOf('table') : innermost(CELL)
      return index < wall ? -1 : index
    },
  }
}
