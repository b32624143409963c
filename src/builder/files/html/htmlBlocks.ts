/**
 * Reads HTML into blocks, in linear time and without a DOM: nothing of it is loaded, run or drawn
 * (rules HT1 to HT9).
 */
import type { Block } from '#src/builder/files/document/blocks.ts'
import { attributesOf, htmlTokens } from '#src/builder/files/markup/htmlTokens.ts'

import { createBlockWriter } from './blockWriter.ts'
import { BLOCK, createOpenElements, isNeverShown, VOID } from './elements.ts'
import { type Look, PLAIN } from './line.ts'
import { lookOf } from './look.ts'
import { createStyles } from './styles.ts'

type Frame = { name: string; look: Look; end: (() => void) | null }

export function htmlBlocks(html: string): Block[] {
  const styles = createStyles()
  const elements = createOpenElements()
  const writer = createBlockWriter(elements)
  const frames: Frame[] = []
  const lookNow = (): Look => frames.at(-1)?.look ?? PLAIN

  const closeTo = (index: number): void => {
    while (frames.length > index) {
      const frame = frames.pop()
      if (!frame) return
      elements.closed(frame.name)
      if (frame.look.isHidden) continue
      if (BLOCK.has(frame.name)) writer.endBlock()
      frame.end?.()
    }
  }

  const open = (name: string, text: string): void => {
    const ended = elements.endedBy(name)
    if (ended >= 0) closeTo(ended)
    const attributes = attributesOf(text)
    const declared = styles.of(name, attributes)
    const isHidden = isNeverShown(name, attributes) || declared.isHidden === true
    const look = lookOf(name, attributes, declared, lookNow(), isHidden)
    // Word’s own elements may end at once, as those of XML do.
    if (VOID.has(name) || (name.includes(':') && text.endsWith('/'))) {
      writer.empty(name, attributes, look)
      return
    }
    if (!look.isHidden && BLOCK.has(name)) writer.startBlock(name)
    const end = look.isHidden ? null : writer.start(name, attributes, declared, look)
    frames.push({ name, look, end })
    elements.opened(name)
  }

  for (const token of htmlTokens(html)) {
    if (token.kind === 'open') open(token.name, token.attributes)
    else if (token.kind === 'text') {
      if (frames.at(-1)?.name === 'style') styles.addSheet(token.text)
      else writer.text(token.text, lookNow())
    } else if (token.name === 'br') writer.empty('br', new Map(), lookNow())
    else {
      const index = elements.endedByTag(token.name)
      if (index >= 0) closeTo(index)
    }
  }
  closeTo(0)
  return writer.finish()
}
