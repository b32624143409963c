/** A paragraph while its parts are read, and the blocks that it becomes. */
import { type Block, type Run, textOfRuns } from '#src/builder/files/document/blocks.ts'
import { indexText } from '#src/builder/files/markup/indexText.ts'

import { attributeOf, valueOf } from './elements.ts'
import type { Placed } from './innerLists.ts'
import type { Losses } from './losses.ts'
import type { ListItem } from './numbering.ts'
import {
  isColor,
  isVivid,
  type ParagraphLook,
  setParagraphLook,
  setTextLook,
  type Styles,
  type TextLook,
} from './styles.ts'
import { symbolText } from '#src/builder/files/document/symbols.ts'

export type Paragraph = {
  /** By its style, and what is set beside it. */
  style: ParagraphLook
  own: ParagraphLook
  /** Of its text, by its style. */
  text: TextLook
  isShaded: boolean
  runs: Run[]
  pictures: Block[]
  /** The contents of its text boxes. */
  boxes: Placed[]
}

export function newParagraph(styles: Styles): Paragraph {
  const style = styles.style(styles.defaultParagraph)
  return {
    style: { ...style?.paragraph },
    own: {},
    text: { ...style?.text },
    isShaded: false,
    runs: [],
    pictures: [],
    boxes: [],
  }
}

export function setOfParagraph(
  paragraph: Paragraph,
  name: string,
  attributes: string,
  styles: Styles,
): void {
  if (name === 'pStyle') {
    const style = styles.style(valueOf(attributes))
    if (style) Object.assign(paragraph, { style: style.paragraph, text: style.text })
  } else if (name === 'shd') paragraph.isShaded = isColor(attributeOf(attributes, 'fill'))
  else setParagraphLook(paragraph.own, name, attributes)
}

export function setOfRun(look: TextLook, name: string, attributes: string, styles: Styles): void {
  // Programs don’t agree on the order.
  if (name === 'rStyle')
    Object.assign(look, { ...styles.style(valueOf(attributes))?.text, ...look })
  else setTextLook(look, name, attributes)
}

/** `around`: what the run is in. */
export type Around = { isLink: boolean; isShadedCell: boolean }

/** Adds a text in the look of its run; a hidden one only to what is left out. */
export function addText(
  paragraph: Paragraph,
  written: string,
  own: TextLook,
  around: Around,
  losses: Losses,
): void {
  const look = { ...paragraph.text, ...own }
  const text = symbolText(written.replace(/[\u00ad\u200b\ufeff]/g, ''), look.font ?? null)
  const isShaded = look.isMarked === true || paragraph.isShaded || around.isShadedCell
  if (look.isHidden || (/^f{6}$/i.test(look.color ?? '') && !isShaded)) {
    if (text.trim() !== '') losses.hidden.push(text.trim())
    return
  }
  if (look.isStruck && text.trim() !== '') losses.struck++
  const isColored = !around.isLink && (isVivid(look.color) || look.isUnderlined === true)
  const isCode = look.isCode === true
  paragraph.runs.push({
    text: look.index ? indexed(text, look.index) : text,
    isBold: look.isBold === true,
    isItalic: look.isItalic === true,
    isCode,
    // Code often has a background of its own.
    isMarked: isCode ? isColored : isShaded || isColored,
  })
}

/** “x²”; an ordinal is no index. */
function indexed(text: string, index: 'sup' | 'sub'): string {
  const isIndex =
    text.trim() !== '' && !/^\s*(?:st|nd|rd|th|ers?|er|ème|e|ª|º|o|a|tm|sm|®)\s*$/i.test(text)
  return isIndex ? indexText(text, index) : text
}

/** The blocks of a paragraph; an empty item of a list is none, but has been counted. */
export function paragraphBlocks(
  { style, own: set, runs, pictures, boxes }: Paragraph,
  item: ListItem | null,
): Placed[] {
  const { heading = null } = { ...style, ...set }
  const isEmpty = textOfRuns(runs).trim() === ''
  const own: Placed[] = []
  if (heading !== null) {
    const numbered = item === null ? runs : [plainRun(`${item.label} `), ...runs]
    if (!isEmpty) own.push({ block: { kind: 'paragraph', runs: numbered, heading }, item: null })
  } else if (item !== null && (item.label !== '' || item.level > 0)) {
    const { label, level } = item
    const block: Block = { kind: 'item', runs, label, level }
    // Without a label it goes on with the item above, whatever list says so.
    if (!isEmpty || pictures.length > 0) own.push({ block, item: label === '' ? null : item })
  } else
    own.push({ block: { kind: 'paragraph', runs: isEmpty ? [] : runs, heading: null }, item: null })
  return [...own, ...pictures.map((block) => ({ block, item: null })), ...boxes]
}

function plainRun(text: string): Run {
  return { text, isBold: false, isItalic: false, isCode: false, isMarked: false }
}
