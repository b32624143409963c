import { isCodeFont } from '#src/builder/files/document/symbols.ts'

/** What a style says about a text; what is not there is inherited. */
export type Declared = {
  isBold?: boolean
  isItalic?: boolean
  isCode?: boolean
  isMarked?: boolean
  isUnderlined?: boolean
  isColored?: boolean
  isHidden?: boolean
  keepsBlanks?: boolean
  isTab?: boolean
  /** The level, from 0, of a paragraph that Word shows in a list. */
  listLevel?: number
  /** Word writes the number or bullet of such a paragraph into its text. */
  isListLabel?: boolean
  listType?: string
}

/** The styles of one text: those of its style sheets, and those of its elements. */
export type Styles = {
  addSheet: (css: string) => void
  of: (name: string, attributes: ReadonlyMap<string, string>) => Declared
}

const NOTHING: Declared = {}

export function createStyles(): Styles {
  const bySelector = new Map<string, Declared>()
  const byText = new Map<string, Declared>()
  const read = (text: string): Declared => {
    const known = byText.get(text)
    if (known) return known
    const declared = declarations(text)
    if (byText.size < MAX_KEPT) byText.set(text, declared)
    return declared
  }
  return {
    addSheet: (css) => {
      for (const { selectors, body } of rulesOf(css)) {
        const declared = declarations(body)
        if (Object.keys(declared).length === 0) continue
        for (const each of selectors.split(',')) {
          const selector = each.trim()
          if (!SELECTOR.test(selector)) continue
          bySelector.set(selector, { ...bySelector.get(selector), ...declared })
        }
      }
    },
    of: (name, attributes) => {
      const style = attributes.get('style')
      const classes = attributes.get('class')
      const own = style === undefined ? NOTHING : read(style)
      if (bySelector.size === 0) return own
      const named = (classes?.split(/\s+/, MAX_CLASSES) ?? []).flatMap((each) => [
        bySelector.get(`.${each}`),
        bySelector.get(`${name}.${each}`),
      ])
      return Object.assign({}, bySelector.get(name), ...named, own)
    },
  }
}

const MAX_KEPT = 10_000
const MAX_CLASSES = 20
/** A tag, a class, or a tag with a class: others depend on what is around. */
const SELECTOR = /^(?:[a-z][a-z0-9]*|[a-z][a-z0-9]*\.[\w-]+|\.[\w-]+)$/i

function* rulesOf(css: string): Generator<{ selectors: string; body: string }> {
  const text = withoutComments(css)
  for (let at = 0; ; ) {
    const open = text.indexOf('{', at)
    if (open < 0) return
    const selectors = text.slice(at, open).trim()
    at = open + 1
    // The rules within are read like others.
    if (/^@(?:media|supports|layer)\b/i.test(selectors)) continue
    const close = text.indexOf('}', at)
    if (close < 0) return
    yield { selectors: selectors.replace(/^\}+\s*/, ''), body: text.slice(at, close) }
    at = close + 1
  }
}

/** Also without the comment of HTML around all of it. */
function withoutComments(css: string): string {
  return css
    .replaceAll('<!--', '')
    .replaceAll('-->', '')
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('')
}

/** The last value of a property counts. */
function declarations(style: string): Declared {
  const declared: Declared = {}
  for (const part of style.split(';')) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const property = part.slice(0, colon).trim().toLowerCase()
    PROPERTIES[property]?.(
      part
        .slice(colon + 1, colon + MAX_VALUE)
        .trim()
        .toLowerCase(),
      declared,
    )
  }
  return declared
}

const MAX_VALUE = 300

const PROPERTIES: Readonly<Record<string, (value: string, declared: Declared) => void>> = {
  'font-weight': (value, declared) => {
    if (/^(?:bold|bolder|[6-9]00)\b/.test(value)) declared.isBold = true
    else if (/^(?:normal|lighter|[1-5]00)\b/.test(value)) declared.isBold = false
  },
  'font-style': (value, declared) => {
    if (/^(?:italic|oblique|normal)/.test(value)) declared.isItalic = !value.startsWith('normal')
  },
  'font-family': (value, declared) => {
    declared.isCode = isCodeFont(/^["']?([^"',]*)/.exec(value)?.[1]?.trim() ?? null)
  },
  'text-decoration': decorated,
  'text-decoration-line': decorated,
  color: (value, declared) => {
    declared.isColored = isHued(value)
  },
  background: marked,
  'background-color': marked,
  'mso-highlight': marked,
  display: (value, declared) => {
    if (value.startsWith('none')) declared.isHidden = true
  },
  visibility: (value, declared) => {
    if (/^(?:hidden|collapse)/.test(value)) declared.isHidden = true
  },
  'mso-hide': (value, declared) => {
    if (value === 'all') declared.isHidden = true
  },
  'mso-element': (value, declared) => {
    if (value === 'comment-list') declared.isHidden = true
  },
  'white-space': (value, declared) => {
    declared.keepsBlanks = /^(?:pre|break-spaces)/.test(value)
  },
  'mso-tab-count': (_, declared) => {
    declared.isTab = true
  },
  'mso-list': (value, declared) => {
    const level = /\blevel(\d)/.exec(value)?.[1]
    if (level !== undefined) declared.listLevel = Number(level) - 1
    else if (value === 'ignore') declared.isListLabel = true
  },
  'list-style-type': (value, declared) => {
    declared.listType = value
  },
}

function decorated(value: string, declared: Declared): void {
  if (value.includes('underline')) declared.isUnderlined = true
}

/** Some hue behind a text marks it; white, grey and black are the page. */
function marked(value: string, declared: Declared): void {
  if (/\btransparent\b|\bnone\b/.test(value)) return
  declared.isMarked = hueOf(value) >= LEAST_HUE
}

/** How far the parts of a colour, of 255, are apart: a tint of grey marks nothing. */
const LEAST_HUE = 20
const LEAST_HUE_OF_LETTERS = 90

const HUED =
  /\b(?:yellow|lime|aqua|cyan|fuchsia|magenta|blue|red|navy|teal|green|purple|maroon|olive|orange|gold|pink|(?:light|pale)(?:green|blue|yellow|pink|cyan)|greenyellow|khaki)\b/

/** Whether letters of this colour stand out. */
export function isHued(color: string): boolean {
  return hueOf(color.toLowerCase()) >= LEAST_HUE_OF_LETTERS
}

function hueOf(value: string): number {
  if (HUED.test(value)) return 255
  const [red = 0, green = 0, blue = 0, opacity = 1] = partsOf(value)
  return opacity <= 0.1 ? 0 : Math.max(red, green, blue) - Math.min(red, green, blue)
}

function partsOf(value: string): number[] {
  const hex = /#([\da-f]{3,8})\b/.exec(value)?.[1]
  if (hex === undefined) {
    const numbers = /\brgba?\(([\d\s.,/%]+)\)/.exec(value)?.[1]
    return numbers?.split(/[\s,/]+/).map(Number.parseFloat) ?? []
  }
  const size = hex.length < 6 ? 1 : 2
  return [0, 1, 2].map((at) => {
    const digits = hex.slice(at * size, at * size + size)
    return Number.parseInt(size === 1 ? digits + digits : digits, 16)
  })
}
