/** Texts in cells of a workbook, which may be bold in parts. */
import { attribute } from '#src/builder/files/markup/htmlTokens.ts'
import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'

/** `isBold`: in all its parts. */
export type RichText = { text: string; isBold: boolean }

/** Gathers the parts of a text between the tags of its runs. */
export function richText(): {
  open: (name: 'r' | 'b', attributes: string) => void
  add: (text: string) => void
  end: () => RichText
} {
  let text = ''
  let isRunBold = false
  let [hasBold, hasPlain] = [false, false]
  return {
    open(name, attributes) {
      isRunBold = name === 'b' && !/^(?:0|false)$/.test(attribute(attributes, 'val') ?? '')
    },
    add(part) {
      text += part
      if (part.trim() === '') return
      if (isRunBold) hasBold = true
      else hasPlain = true
    },
    end: () => ({ text, isBold: hasBold && !hasPlain }),
  }
}

/** The texts that cells refer to by number; null if it is no XML. */
export function sharedTexts(xml: string): RichText[] | null {
  const texts: RichText[] = []
  let rich = richText()
  let isText = false
  let isPhonetic = false
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind === 'text') {
      if (isText && !isPhonetic) rich.add(token.text)
      continue
    }
    const { name } = token
    const isOpen = token.kind === 'open'
    if (name === 'rPh') isPhonetic = isOpen && !token.isEmpty
    if (name === 't') isText = isOpen && !token.isEmpty
    if (isOpen && (name === 'r' || name === 'b')) rich.open(name, token.attributes)
    if (name !== 'si') continue
    if (isOpen) rich = richText()
    if (isOpen && !token.isEmpty) continue
    const { text, isBold } = rich.end()
    texts.push({ text: unescaped(text), isBold })
  }
  return texts
}

/** Spreadsheets write characters that XML has no form for as `_x000D_`. */
export function unescaped(text: string): string {
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\r\n?/g, '\n')
}
