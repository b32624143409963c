/** How the styles of a document, and what is set beside them, make a text look. */
import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'

import { attributeOf, isOn, numberOf, valueOf } from './elements.ts'
import { indentOf } from './numbering.ts'
import { isCodeFont, isCodeStyle } from '#src/builder/files/document/symbols.ts'

/** What is set; the rest is as in the style below. */
export type TextLook = {
  isBold?: boolean
  isItalic?: boolean
  isCode?: boolean
  isMarked?: boolean
  isStruck?: boolean
  isHidden?: boolean
  font?: string | null
  isUnderlined?: boolean
  /** Of its letters. */
  color?: string | null
  index?: 'sup' | 'sub' | null
}

export type ParagraphLook = {
  /** From 1; null for text. */
  heading?: number | null
  list?: string
  level?: number
  indent?: number
}

export type Style = {
  isLink: boolean
  text: TextLook
  paragraph: ParagraphLook
  parent: string | null
}

export type Styles = {
  style: (id: string | null) => Style | null
  /** Of paragraphs without a style. */
  defaultParagraph: string | null
}

/** A style and those it is based on are at most this many. */
const LONGEST_CHAIN = 20

/** Null if it is no XML. */
export function readStyles(xml: string): Styles | null {
  const written = new Map<string, Style>()
  let defaultParagraph: string | null = null
  let style: Style | null = null
  let inside: 'style' | 'rPr' | 'pPr' | 'other' = 'style'
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind === 'text') continue
    const { name } = token
    if (token.kind === 'close') {
      if (name === 'style') style = null
      else if (name === 'rPr' || name === 'pPr' || name === 'tblStylePr') inside = 'style'
      continue
    }
    const { attributes } = token
    if (name === 'style') {
      const id = attributeOf(attributes, 'styleId') ?? ''
      style = { isLink: false, text: {}, paragraph: {}, parent: null }
      written.set(id, style)
      const isDefault = /^(?:1|true|on)$/.test(attributeOf(attributes, 'default') ?? '')
      if (isDefault && attributeOf(attributes, 'type') === 'paragraph') defaultParagraph = id
      inside = 'style'
    } else if (style === null) continue
    else if (name === 'tblStylePr') inside = 'other'
    else if (inside === 'other') continue
    else if ((name === 'rPr' || name === 'pPr') && !token.isEmpty) inside = name
    else if (name === 'name') setName(style, valueOf(attributes) ?? '')
    else if (name === 'basedOn') style.parent = valueOf(attributes)
    else if (inside === 'rPr') setTextLook(style.text, name, attributes)
    else if (inside === 'pPr') setParagraphLook(style.paragraph, name, attributes)
  }
  const known = new Map<string, Style>()
  const resolved = (id: string | null, depth = 0): Style | null => {
    const own = id === null ? undefined : written.get(id)
    if (id === null || own === undefined || depth > LONGEST_CHAIN) return null
    const before = known.get(id)
    if (before) return before
    const parent = resolved(own.parent, depth + 1)
    const whole: Style = {
      ...own,
      text: own.isLink ? {} : { ...parent?.text, ...own.text },
      paragraph: { ...parent?.paragraph, ...own.paragraph },
    }
    known.set(id, whole)
    return whole
  }
  return { style: resolved, defaultParagraph }
}

function setName(style: Style, name: string): void {
  const level = /^heading (\d)$/i.exec(name)?.[1]
  if (level !== undefined) style.paragraph.heading = Number(level)
  if (/^title$/i.test(name)) style.paragraph.heading = 1
  if (isCodeStyle(name)) style.text.isCode = true
  style.isLink = /hyperlink$/i.test(name)
}

export function setParagraphLook(look: ParagraphLook, name: string, attributes: string): void {
  const value = valueOf(attributes)
  if (name === 'numId') look.list = value ?? ''
  else if (name === 'ilvl') look.level = numberOf(value) ?? 0
  else if (name === 'outlineLvl') {
    const level = numberOf(value)
    look.heading = level !== null && level >= 0 && level < 9 ? level + 1 : null
  } else if (name === 'ind') {
    const indent = indentOf(attributes)
    if (indent !== null) look.indent = indent
  }
}

export function setTextLook(look: TextLook, name: string, attributes: string): void {
  const value = valueOf(attributes)
  switch (name) {
    case 'b':
      look.isBold = isOn(attributes)
      break
    case 'i':
      look.isItalic = isOn(attributes)
      break
    case 'strike':
    case 'dstrike':
      look.isStruck = isOn(attributes)
      break
    case 'u':
      look.isUnderlined = value !== 'none'
      break
    case 'color':
      look.color = value
      break
    case 'vanish':
      look.isHidden = isOn(attributes)
      break
    case 'highlight':
      look.isMarked = value !== 'none' && value !== 'white'
      break
    case 'shd':
      look.isMarked = isColor(attributeOf(attributes, 'fill'))
      break
    case 'vertAlign':
      look.index = value === 'superscript' ? 'sup' : value === 'subscript' ? 'sub' : null
      break
    case 'position': {
      const raised = numberOf(value) ?? 0
      if (raised !== 0) look.index = raised > 0 ? 'sup' : 'sub'
      break
    }
    case 'rFonts': {
      const font = attributeOf(attributes, 'ascii') ?? attributeOf(attributes, 'hAnsi')
      if (font === null) return
      look.font = font
      look.isCode = isCodeFont(font)
    }
  }
}

/** Whether a color is neither white, black nor the color of the page or its text. */
export function isColor(value: string | null): boolean {
  return value !== null && !/^(?:auto|f{6}|0{6}|none)$/i.test(value)
}

/** Whether letters of this color look other than those of a text, which may be gray or dark blue. */
export function isVivid(color: string | null | undefined): boolean {
  const parts = /^[\da-f]{6}$/i.test(color ?? '')
    ? [0, 2, 4].map((at) => Number.parseInt((color ?? '').slice(at, at + 2), 16))
    : []
  return parts.length > 0 && Math.max(...parts) - Math.min(...parts) > 80
}
