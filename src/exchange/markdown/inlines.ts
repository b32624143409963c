import type { PhrasingContent } from 'mdast'

import { type Inline, LONGEST_NAME } from '#schemas/authoredText.ts'

import type { Surroundings } from './blocks.ts'
import { htmlText } from './htmlText.ts'
import { safeHref } from './linkTargets.ts'
import { textOf } from './textOf.ts'

const DEEPEST = 24

/** The inline parts of our tree that these nodes become. */
export function inlinesOf(nodes: readonly PhrasingContent[], around: Surroundings): Inline[] {
  if (around.depth > DEEPEST) return textInlines(nodes.map(textOf).join(''))
  const inner = { ...around, depth: around.depth + 1 }
  return joinTexts(nodes.flatMap((node) => inlineOf(node, inner)))
}

function inlineOf(node: PhrasingContent, around: Surroundings): Inline[] {
  switch (node.type) {
    case 'text':
      // A line that merely goes on in the source goes on on the screen as well.
      return quotedInlines(node.value.replaceAll('\n', ' '))
    case 'emphasis':
    case 'strong':
      return [{ kind: node.type, children: inlinesOf(node.children, around) }]
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'lineBreak' }]
    case 'link':
      return linked(safeHref(node.url), inlinesOf(node.children, around))
    case 'linkReference':
      return linked(
        safeHref(around.targets.get(node.identifier) ?? ''),
        inlinesOf(node.children, around),
      )
    case 'html':
      return htmlText(node.value)
    case 'image':
    case 'imageReference':
    case 'delete':
    case 'footnoteReference':
      return textInlines(textOf(node))
  }
}

function linked(href: string | null, children: Inline[]): Inline[] {
  return href === null || children.length === 0 ? children : [{ kind: 'link', href, children }]
}

const QUOTE = new RegExp(`\\{\\{\\s*([^{}\\s](?:[^{}]{0,${LONGEST_NAME - 2}}[^{}\\s])?)\\s*\\}\\}`)

/** `{{name}}` quotes an answer; in code it stays as it is. */
function quotedInlines(text: string): Inline[] {
  // Every other piece is a name.
  return text
    .split(QUOTE)
    .flatMap((piece, place) =>
      place % 2 === 1 ? { kind: 'quote', of: piece } : textInlines(piece),
    )
}

function textInlines(text: string): Inline[] {
  return text === '' ? [] : [{ kind: 'text', text }]
}

/** Dropped tags leave texts side by side that were one. */
function joinTexts(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + inline.text }
    } else joined.push(inline)
  }
  return joined
}
