import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'

import { attributeOf, isOn, numberOf, valueOf } from './elements.ts'
import { formattedNumber } from '#src/builder/files/document/numberFormats.ts'
import { symbolText } from '#src/builder/files/document/symbols.ts'

export type ListLevel = {
  start: number
  format: string
  /** “%1.%2)” */
  text: string
  font: string | null
  /** In twentieths of a point; null if the level doesn’t say. */
  indent: number | null
  isLegal: boolean
  restarts: boolean
  style: string | null
}

export type ListDefinition = { levels: ReadonlyMap<number, ListLevel>; styleLink: string | null }

export type ListNumber = {
  definition: string
  starts: ReadonlyMap<number, number>
  levels: ReadonlyMap<number, ListLevel>
}

export type Numbering = {
  definitions: ReadonlyMap<string, ListDefinition>
  numbers: ReadonlyMap<string, ListNumber>
}

const MAX_LEVEL = 8

/** The lists of a document; null if it is no XML. */
export function readNumbering(xml: string): Numbering | null {
  const definitions = new Map<string, ListDefinition>()
  const numbers = new Map<string, ListNumber>()
  let definition: { id: string; levels: Map<number, ListLevel>; styleLink: string | null } | null =
    null
  let number: {
    id: string
    definition: string
    starts: Map<number, number>
    levels: Map<number, ListLevel>
  } | null = null
  let override = 0
  let level: ListLevel | null = null
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind === 'text') continue
    const { name } = token
    if (token.kind === 'close') {
      if (name === 'abstractNum' && definition) {
        definitions.set(definition.id, definition)
        definition = null
      } else if (name === 'num' && number) {
        numbers.set(number.id, number)
        number = null
      } else if (name === 'lvl') level = null
      continue
    }
    const { attributes } = token
    const value = valueOf(attributes)
    switch (name) {
      case 'abstractNum':
        definition = {
          id: attributeOf(attributes, 'abstractNumId') ?? '',
          levels: new Map(),
          styleLink: null,
        }
        break
      case 'num':
        number = {
          id: attributeOf(attributes, 'numId') ?? '',
          definition: '',
          starts: new Map(),
          levels: new Map(),
        }
        break
      case 'abstractNumId':
        if (number) number.definition = value ?? ''
        break
      case 'numStyleLink':
        if (definition) definition.styleLink = value
        break
      case 'lvlOverride':
        override = placeOf(attributes)
        break
      case 'startOverride':
        number?.starts.set(override, numberOf(value) ?? 1)
        break
      case 'lvl':
        level = newLevel()
        ;(number ?? definition)?.levels.set(placeOf(attributes), level)
        break
      default:
        if (level) setOfLevel(level, name, attributes)
    }
  }
  return { definitions, numbers }
}

function placeOf(attributes: string): number {
  const place = numberOf(attributeOf(attributes, 'ilvl')) ?? 0
  return Math.min(Math.max(place, 0), MAX_LEVEL)
}

function newLevel(): ListLevel {
  return {
    start: 0,
    format: 'decimal',
    text: '',
    font: null,
    indent: null,
    isLegal: false,
    restarts: true,
    style: null,
  }
}

function setOfLevel(level: ListLevel, name: string, attributes: string): void {
  const value = valueOf(attributes)
  if (name === 'start') level.start = numberOf(value) ?? 0
  else if (name === 'numFmt') level.format = value ?? 'decimal'
  else if (name === 'lvlText') level.text = value ?? ''
  else if (name === 'isLgl') level.isLegal = isOn(attributes)
  else if (name === 'lvlRestart') level.restarts = value !== '0'
  else if (name === 'pStyle') level.style = value
  else if (name === 'rFonts') level.font = attributeOf(attributes, 'ascii')
  else if (name === 'ind') level.indent = indentOf(attributes)
}

export function indentOf(attributes: string): number | null {
  return numberOf(attributeOf(attributes, 'left') ?? attributeOf(attributes, 'start'))
}

export type ListItem = { label: string; level: number; list: string; look: string; indent: number }

/** Counts the items of a document: called once for each, in order; null for one of no list. */
export function listCounter(
  { definitions, numbers }: Numbering,
  numberOfStyle: (style: string) => string | null,
): (number: string, level: number) => ListItem | null {
  const counts = new Map<string, (number | undefined)[]>()
  const seen = new Set<string>()
  return (id, place) => {
    const number = numbers.get(id)
    if (number === undefined) return null
    const key = number.definition
    const own = definitions.get(key)
    const linked = own?.styleLink ? numberOfStyle(own.styleLink) : null
    const definition =
      own?.levels.size === 0 && linked !== null
        ? definitions.get(numbers.get(linked)?.definition ?? '')
        : own
    const at = Math.min(Math.max(place, 0), MAX_LEVEL)
    const levelAt = (each: number) => number.levels.get(each) ?? definition?.levels.get(each)
    const level = levelAt(at)
    if (level === undefined) return null
    const count = counts.get(key) ?? []
    counts.set(key, count)
    if (!seen.has(id)) {
      seen.add(id)
      for (const [each, start] of number.starts) count[each] = start - 1
    }
    count[at] = (count[at] ?? level.start - 1) + 1
    for (let each = at + 1; each <= MAX_LEVEL; each++) {
      if (levelAt(each)?.restarts !== false) count[each] = undefined
    }
    const label = labelOf(level, (each) => {
      const other = levelAt(each)
      const value = count[each] ?? other?.start ?? 1
      return formattedNumber(value, level.isLegal ? 'decimal' : (other?.format ?? 'decimal'))
    })
    return {
      label,
      level: at,
      list: key,
      look: `${level.format} ${level.text}`,
      indent: level.indent ?? 0,
    }
  }
}

function labelOf({ format, text, font }: ListLevel, numberAt: (level: number) => string): string {
  if (format === 'none') return ''
  if (format === 'bullet') return symbolText(text, font).trim()
  return text.replace(/%([1-9])/g, (_, level: string) => numberAt(Number(level) - 1))
}
