import { attribute } from '#src/builder/files/markup/htmlTokens.ts'
import type { XmlToken } from '#src/builder/files/markup/xmlTokens.ts'

/** The tokens of a part of the document, which several functions take from in turn. */
export type Tokens = Iterator<XmlToken, void>

/** An attribute of WordprocessingML, whose prefix may be any. */
export function attributeOf(attributes: string, name: string): string | null {
  return attribute(attributes, `(?:[\\w.-]+:)?${name}`)
}

export function valueOf(attributes: string): string | null {
  return attributeOf(attributes, 'val')
}

/** A property such as `w:b`, which is on without a value. */
export function isOn(attributes: string): boolean {
  return !/^(?:0|false|off|none)$/i.test(valueOf(attributes) ?? '')
}

/** A whole number, or null for anything else. */
export function numberOf(text: string | null): number | null {
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : null
}

/** Takes everything up to the end of an element that was just opened. */
export function skipElement(tokens: Tokens, name: string): void {
  let depth = 1
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const token = next.value
    if (token.kind === 'close' && token.name === name) depth--
    if (token.kind === 'open' && token.name === name && !token.isEmpty) depth++
    if (depth === 0) return
  }
}
