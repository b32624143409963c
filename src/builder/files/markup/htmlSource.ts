/**
 * Converts HTML, as exported by quiz tools, to the Markdown edited and rendered here. Elements
 * without an equivalent become their text; pictures can't be imported and are counted.
 */
import { attribute, type HtmlToken, htmlTokens } from './htmlTokens.ts'
import { indexSource } from './indexText.ts'
import { fencedCode, marksEscaped } from './markdownMarks.ts'

/** A Markdown source, and the number of pictures it leaves out. */
export type FromHtml = { source: string; pictures: number }

const MARKS: ReadonlyMap<string, string> = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
  ['code', '`'],
  ['tt', '`'],
  ['kbd', '`'],
  ['samp', '`'],
])
const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tr section article header hr dl dt dd'.split(
    ' ',
  ),
)
const HIDDEN = new Set(['script', 'style', 'head', 'title', 'template'])
const DEEPEST_LIST = 6
/** Limits nested elements with marks; nobody writes more. */
const MAX_OPEN = 50

/** For HTML with or without elements. Text that Markdown would read as syntax is escaped. */
export function htmlSource(html: string): FromHtml {
  const writer = createWriter()
  let hidden: string | null = null
  for (const token of htmlTokens(html)) {
    if (hidden !== null) {
      if (token.kind === 'close' && token.name === hidden) hidden = null
    } else if (token.kind === 'text') writer.text(token.text)
    else if (HIDDEN.has(token.name)) hidden = token.kind === 'open' ? token.name : null
    else if (token.kind === 'open') writer.open(token)
    else writer.close(token.name)
  }
  return writer.end()
}

type OpenMark = { name: string; from: number; href: string | null }
type Written = { rows: string[]; isList: boolean }

function createWriter() {
  const blocks: Written[] = []
  let line: string[] = []
  let open: OpenMark[] = []
  const lists: { ordered: boolean; count: number }[] = []
  let item: string | null = null
  let pre: string[] | null = null
  let pictures = 0

  /** Marks never span blocks. */
  const endBlock = (): void => {
    while (open.length > 0) closeMark(open.at(-1)?.name ?? '')
    const text = line
      .join('')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '  \n')
      .trim()
    line = []
    if (text === '') return
    const indent = '   '.repeat(Math.min(lists.length, DEEPEST_LIST) - (lists.length > 0 ? 1 : 0))
    if (item === null) {
      blocks.push({ rows: [text], isList: false })
      return
    }
    const row = `${indent}${item}${text.replaceAll('\n', `\n${indent}   `)}`
    const last = blocks.at(-1)
    if (last?.isList) last.rows.push(row)
    else blocks.push({ rows: [row], isList: true })
    item = '   '
  }

  const closeMark = (name: string): void => {
    const at = open.findLastIndex((each) => each.name === name)
    const mark = open[at]
    if (mark === undefined) return
    // Elements opened within it and never closed end with it, without marks.
    open = open.slice(0, at)
    const inner = line.splice(mark.from).join('')
    const text = inner.trim()
    if (text === '') {
      line.push(inner)
      return
    }
    const sign = MARKS.get(name) ?? ''
    const marked =
      mark.href !== null
        ? `[${text}](${mark.href})`
        : name === 'sup' || name === 'sub'
          ? indexSource(text, name)
          : sign === '`'
            ? `\`${text.replace(/\\(?=[!-/:-@[-`{-~])/g, '').replaceAll('`', "'")}\``
            : `${sign}${text}${sign}`
    line.push(/^\s/.test(inner) ? ' ' : '', marked, /\s$/.test(inner) ? ' ' : '')
  }

  const begin = (mark: OpenMark): void => {
    if (open.length < MAX_OPEN) open.push(mark)
  }

  return {
    text(text: string): void {
      if (pre) pre.push(text)
      else line.push(marksEscaped(text.replace(/\s+/g, ' ')))
    },
    open({ name, attributes }: Exclude<HtmlToken, { kind: 'text' }>): void {
      if (pre) return
      if (BLOCKS.has(name)) endBlock()
      if (name === 'br') line.push('\n')
      else if (name === 'img') pictures++
      else if (name === 'pre') pre = []
      else if (name === 'ul' || name === 'ol') {
        lists.push({ ordered: name === 'ol', count: 0 })
        item = null
      } else if (name === 'li') {
        const list = lists.at(-1) ?? { ordered: false, count: 0 }
        list.count++
        item = list.ordered ? `${list.count}. ` : '- '
      } else if (name === 'td' || name === 'th') line.push(' ')
      else if (name === 'a') {
        const href = attribute(attributes, 'href')
        const isWeb = href !== null && /^(?:https?:|mailto:)[^\s()<>]+$/i.test(href)
        begin({ name, from: line.length, href: isWeb ? href : null })
      } else if (MARKS.has(name) || name === 'sup' || name === 'sub') {
        begin({ name, from: line.length, href: null })
      }
    },
    close(name: string): void {
      if (pre) {
        if (name !== 'pre') return
        const code = pre.join('').replace(/^\n+|\s+$/g, '')
        if (code !== '') blocks.push({ rows: [fencedCode(code)], isList: false })
        pre = null
      } else if (BLOCKS.has(name)) {
        endBlock()
        if (name === 'ul' || name === 'ol') lists.pop()
        if (name === 'li' || name === 'ul' || name === 'ol') item = null
      } else closeMark(name)
    },
    end(): FromHtml {
      if (pre) blocks.push({ rows: [fencedCode(pre.join('').trim())], isList: false })
      endBlock()
      return { source: blocks.map(({ rows }) => rows.join('\n')).join('\n\n'), pictures }
    },
  }
}
