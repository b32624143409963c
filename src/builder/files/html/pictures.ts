import type { Block } from '#src/builder/files/document/blocks.ts'

type Attributes = ReadonlyMap<string, string>
type Picture = Extract<Block, { kind: 'picture' }>

/** An emoji that a page draws as a picture; '' for any other picture. */
export function emojiOf(attributes: Attributes): string {
  const text = (attributes.get('alt') ?? '').trim()
  const isEmoji =
    /^\p{Emoji}(?:\p{Emoji}|\u200d|\ufe0f){0,9}$/u.test(text) && !/^[\d#*]+$/.test(text)
  return isEmoji ? text : ''
}

/** By its file's name, if it has one; null for what counts visitors, or draws a box to tick. */
export function pictureOf(attributes: Attributes): Picture | null {
  const [width, height] = [attributes.get('width'), attributes.get('height')]
  if (/^[01](?:px)?$/.test(width ?? '') || /^[01](?:px)?$/.test(height ?? '')) return null
  if (attributes.get('aria-roledescription') === 'checkbox') return null
  const source = attributes.get('src') ?? ''
  const name = /^(?:data|blob|cid):/i.test(source)
    ? ''
    : (/[^/\\?#]+(?=[?#]|$)/.exec(source)?.[0] ?? '')
  return {
    kind: 'picture',
    name: name.slice(0, MAX_NAME),
    alternativeText: (attributes.get('alt') ?? '').replace(/\s+/g, ' ').trim(),
  }
}

const MAX_NAME = 100
