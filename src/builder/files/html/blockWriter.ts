/** Puts what the elements of HTML hold into blocks. */
import type { Block } from '#src/builder/files/document/blocks.ts'

import { HEADING, type OpenElements } from './elements.ts'
import { createFormula } from './formula.ts'
import { createLine, type Look, PLAIN } from './line.ts'
import { DEEPEST_LEVEL, type HtmlList, labelOf, listOf, writtenLabel } from './lists.ts'
import { emojiOf, pictureOf } from './pictures.ts'
import { createPre, type Pre } from './pre.ts'
import type { Declared } from './styles.ts'
import * as tables from './tables.ts'

type Attributes = ReadonlyMap<string, string>
/** `written`: what Word writes before the text of the item. */
type Item = { label: string; level: number; written: string | null }
type AtEnd = (() => void) | null

export type BlockWriter = {
  text: (text: string, look: Look) => void
  empty: (name: string, attributes: Attributes, look: Look) => void
  /** Starts an element, and returns what is to be done at its end. */
  start: (name: string, attributes: Attributes, declared: Declared, look: Look) => AtEnd
  /** The end of a block, because another one starts in it. */
  startBlock: (name: string) => void
  endBlock: () => void
  finish: () => Block[]
}

/** What a cell of a table starts anew. */
type Place = { lists: HtmlList[]; item: Item | null; heading: number | null; box: string | null }

const NEW_PLACE = (): Place => ({ lists: [], item: null, heading: null, box: null })

export function createBlockWriter(elements: OpenElements): BlockWriter {
  const blocks: Block[] = []
  const line = createLine()
  const formula = createFormula(line)
  const opened: tables.HtmlTable[] = []
  let pictures: Block[] = []
  let sink = blocks
  let place = NEW_PLACE()
  let pre: Pre | null = null
  /** A line that is kept empty, rather than only the space between two elements. */
  let hasBlank = false

  const put = (block: Block): void => {
    sink.push(block)
  }
  const putItem = (runs: Extract<Block, { kind: 'item' }>['runs']): void => {
    const { item, box } = place
    const own = item === null ? '' : item.written === null ? item.label : writtenLabel(item.written)
    const level = item?.level ?? 0
    const isCounted = box !== null && /[\p{L}\p{N}]/u.test(own)
    put({
      kind: 'item',
      label: box ?? own,
      level,
      runs: isCounted ? [{ ...PLAIN_RUN, text: `${own} ` }, ...runs] : runs,
    })
  }
  const endBlock = (): void => {
    if (pre) {
      pre.breakLine()
      return
    }
    const runs = line.take()
    if (runs.length > 0) {
      if (place.item || place.box) putItem(runs)
      else put({ kind: 'paragraph', runs, heading: place.heading })
      place.item = place.box = null
    } else if (hasBlank && !place.item && opened.length === 0) {
      put({ kind: 'paragraph', runs: [], heading: null })
    }
    hasBlank = false
    for (const picture of pictures) put(picture)
    pictures = []
  }
  const startItem = (item: Item): AtEnd => {
    place.item = item
    return () => {
      // Without a text it keeps its place among the others.
      if (place.item === item && item.written?.trim() !== '') putItem([])
      place.item = place.box = null
    }
  }
  const inPre = (): 'code' | 'beside' | 'direct' => {
    const at = elements.indexOf('pre')
    if (elements.indexOf('code') > at) return 'code'
    return BESIDE_CODE.some((name) => elements.indexOf(name) > at) ? 'beside' : 'direct'
  }

  const start = (name: string, attributes: Attributes, declared: Declared, look: Look): AtEnd => {
    if (name === 'math' || formula.isOpen()) return formula.start(name, attributes, look)
    const { lists } = place
    const table = opened.at(-1)
    if (declared.listLevel !== undefined && !declared.isListLabel) {
      return startItem({ label: '', level: declared.listLevel, written: '' })
    }
    const level = Number(attributes.get('aria-level') ?? attributes.get('data-aria-level') ?? 0)
    if (HEADING.test(name) || attributes.get('role') === 'heading') {
      const outer = place.heading
      place.heading = HEADING.test(name) ? Number(name.slice(1)) : level || 2
      return () => {
        place.heading = outer
      }
    }
    switch (name) {
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        lists.push(listOf(name, attributes, declared))
        place.item = null
        return () => {
          lists.pop()
          place.item = null
        }
      case 'li': {
        const list = lists.at(-1) ?? listOf('ul', new Map(), {})
        const depth = level > 0 ? level - 1 : lists.length - 1
        return startItem({
          label: labelOf(list, attributes, declared),
          level: Math.min(Math.max(depth, 0), DEEPEST_LEVEL),
          written: null,
        })
      }
      case 'label':
        // Of a box, which may be at either end of it.
        return () => {
          if (place.box !== null && !line.isBlank()) endBlock()
        }
      case 'option':
        place.box = attributes.has('selected') ? '☑' : '☐'
        return null
      case 'pre':
        pre ??= createPre()
        return () => {
          const text = pre?.text() ?? ''
          if (elements.isOpen('pre')) return
          pre = null
          if (text === '') return
          if (place.item) putItem([])
          place.item = null
          put({ kind: 'code', text })
        }
      case 'table': {
        if (table) {
          tables.flatten(table)
          sink = table.outer
        }
        const inner = tables.openTable(sink)
        opened.push(inner)
        return () => {
          opened.pop()
          sink = inner.outer
          tables.closeTable(inner)
        }
      }
      case 'tr':
        if (table) tables.addRow(table)
        return null
      case 'td':
      case 'th':
        return table ? startCell(table, attributes) : null
      default:
        return null
    }
  }

  const startCell = (table: tables.HtmlTable, attributes: Attributes): AtEnd => {
    const outer = place
    const cell = tables.addCell(table, attributes)
    place = NEW_PLACE()
    sink = table.isLayout ? table.outer : cell.blocks
    return () => {
      // A box in a cell of its own.
      if (place.box !== null) putItem([])
      sink = table.outer
      place = outer
    }
  }

  const empty = (name: string, attributes: Attributes, look: Look): void => {
    if (name === 'col') {
      const table = opened.at(-1)
      if (table) tables.addColumn(table, attributes, look.isHidden)
    } else if (name === 'img' && (!look.isHidden || attributes.get('aria-hidden') === 'true')) {
      const emoji = emojiOf(attributes)
      const picture = emoji === '' ? pictureOf(attributes) : null
      if (emoji !== '' && !look.isHidden) line.add(emoji, look)
      if (picture) pictures.push(picture)
    } else if (look.isHidden) return
    else if (name === 'br' && pre) pre.add('\n', inPre())
    else if (name === 'br') {
      if (line.isBlank()) hasBlank = true
      else if (!line.endsWithBreak()) line.breakLine()
      else {
        endBlock()
        hasBlank = true
      }
    } else if (name === 'hr') endBlock()
    else if (name === 'input') startInput(attributes, look)
  }

  const startInput = (attributes: Attributes, look: Look): void => {
    const type = attributes.get('type')?.toLowerCase() ?? 'text'
    if (type === 'radio' || type === 'checkbox') {
      if (place.box !== null) endBlock()
      place.box = attributes.has('checked') ? '☑' : '☐'
    } else if (/^(?:text|number|search|email|tel|date)$/.test(type)) line.add('____', look)
  }

  return {
    text: (text, look) => {
      if (look.isHidden || formula.takes(text)) return
      const clean = SPECIAL.test(text)
        ? text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\u00a0', ' ')
        : text
      if (look.isListLabel && place.item?.written !== undefined) place.item.written += clean
      else if (pre) pre.add(clean, inPre())
      else {
        hasBlank ||= text.includes('\u00a0')
        line.add(clean, look)
      }
    },
    empty,
    start,
    startBlock: (name) => {
      // “a.” beside its text, which is a block.
      if ((name === 'div' || name === 'p') && line.isLabel()) line.add(' ', PLAIN)
      else endBlock()
    },
    endBlock,
    finish: () => {
      endBlock()
      return blocks
    },
  }
}

/** Hyphens and joints that are only seen at the end of a line, and blanks that never end one. */
const SPECIAL = /[\u00a0\u00ad\u200b\u2060\ufeff]/
const BESIDE_CODE = ['div', 'button', 'header', 'figcaption']
const PLAIN_RUN = {
  isBold: false,
  isItalic: false,
  isCode: false,
  isMarked: false,
}
