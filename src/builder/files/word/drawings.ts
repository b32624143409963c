import type { Block } from '#src/builder/files/document/blocks.ts'

import { attributeOf } from './elements.ts'

/** A drawing while it is read: what it is called, and the parts with its pictures. */
export type Drawing = {
  element: string
  depth: number
  name: string
  description: string
  pictures: string[]
}

export function newDrawing(element: string): Drawing {
  return { element, depth: 1, name: '', description: '', pictures: [] }
}

/** `target`: the name of the part that a relation refers to. */
export function setOfDrawing(
  drawing: Drawing,
  name: string,
  attributes: string,
  target: (relation: string) => string | null,
): void {
  switch (name) {
    case drawing.element:
      drawing.depth++
      break
    case 'docPr':
      drawing.name = attributeOf(attributes, 'name') ?? ''
      drawing.description = attributeOf(attributes, 'descr') ?? ''
      break
    case 'shape':
      drawing.description ||= attributeOf(attributes, 'alt') ?? ''
      break
    case 'blip':
    case 'imagedata': {
      const relation =
        attributeOf(attributes, 'embed') ??
        attributeOf(attributes, 'link') ??
        attributeOf(attributes, 'id')
      const part = relation === null ? null : target(relation)
      drawing.pictures.push(part?.split('/').at(-1) ?? drawing.name)
      break
    }
    case 'chart':
    case 'relIds':
      drawing.pictures.push(drawing.name)
  }
}

/** What programs write about a picture by themselves. */
const AUTOMATIC =
  /\.?\s*(?:(?:picture )?description automatically generated|ai-generated content may be incorrect).*$/is

export function drawnPictures({
  pictures,
  description,
}: Drawing): Extract<Block, { kind: 'picture' }>[] {
  const isAutomatic = AUTOMATIC.test(description)
  return pictures.map((name) => ({
    kind: 'picture',
    name,
    alternativeText: isAutomatic ? '' : description,
  }))
}
