import { Fragment, type ReactNode } from 'react'

import type { AuthoredText, Block, Inline } from '#schemas/authoredText.ts'

import styles from './authored.module.css'
import { withLongRuns } from './longRuns.ts'
import { useQuote } from './quotes.ts'

type Links = 'plain' | 'live'

type Shown = {
  text: AuthoredText
  /** Candidates see plain text, because a link would lead out of the assessment. */
  links?: Links
  /** Without paragraphs, for use in a label or heading. */
  inline?: boolean
}

/** Renders the tree of an author's text, never its source. */
export function AuthoredTree({ text, links = 'plain', inline = false }: Shown): ReactNode {
  if (!inline) return <AuthoredBlocks blocks={text.tree} links={links} />
  return <span>{inlineText(text.tree, links)}</span>
}

/** Some blocks of a text, when the others are rendered elsewhere. */
export function AuthoredBlocks({
  blocks,
  links = 'plain',
}: {
  blocks: readonly Block[]
  links?: Links
}) {
  return (
    <div className={styles.blocks}>
      {numbered(blocks, (block, index) => blockNode(block, links, index))}
    </div>
  )
}

/** The content of a paragraph, for use in a label or heading. */
export function AuthoredInlines({
  inlines,
  links = 'plain',
}: {
  inlines: readonly Inline[]
  links?: Links
}) {
  return <span>{inlineNodes(inlines, links)}</span>
}

function inlineText(tree: readonly Block[], links: Links): ReactNode {
  const [only] = tree
  if (tree.length === 1 && only?.kind === 'paragraph') return inlineNodes(only.children, links)
  return numbered(tree, (block, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {inlineBlock(block, links)}
    </Fragment>
  ))
}

function inlineNodes(inlines: readonly Inline[], links: Links): ReactNode {
  const [only] = inlines
  if (inlines.length === 1 && only?.kind === 'text' && isOneLine(only.text)) return only.text
  return numbered(withLongRuns(inlines), (inline, index) =>
    typeof inline === 'string' ? (
      <span key={index} className={styles.lines}>
        {inline}
      </span>
    ) : (
      inlineNode(inline, links, index)
    ),
  )
}

function blockNode(block: Block, links: Links, key: number): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={key} dir="auto">
          {inlineNodes(block.children, links)}
        </p>
      )
    case 'codeBlock':
      return (
        <pre key={key} className={styles.codeBlock} dir="ltr" translate="no">
          <code>{block.text}</code>
        </pre>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List
          key={key}
          className={styles.list}
          dir="auto"
          {...(block.start && { start: block.start })}
        >
          {numbered(block.items, (item, index) => (
            <li key={index}>
              <AuthoredBlocks blocks={item} links={links} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function inlineBlock(block: Block, links: Links): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <span>{inlineNodes(block.children, links)}</span>
    case 'codeBlock':
      return (
        <code className={styles.codeLines} dir="ltr" translate="no">
          {block.text}
        </code>
      )
    case 'list':
      return numbered(block.items.flat(), (each, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {inlineBlock(each, links)}
        </Fragment>
      ))
  }
}

function inlineNode(inline: Inline, links: Links, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      // Among others it has an element, without which React could not change or remove a text that the
      // browser translated.
      return (
        <span key={key} className={isOneLine(inline.text) ? undefined : styles.lines}>
          {inline.text}
        </span>
      )
    case 'code':
      return (
        <code key={key} className={styles.code} dir="ltr" translate="no">
          {inline.text}
        </code>
      )
    case 'emphasis':
      return <em key={key}>{inlineNodes(inline.children, links)}</em>
    case 'strong':
      return <strong key={key}>{inlineNodes(inline.children, links)}</strong>
    case 'link': {
      const inner = inlineNodes(inline.children, links)
      if (links === 'plain') return <span key={key}>{inner}</span>
      return (
        <a key={key} href={inline.href} target="_blank" rel="noreferrer">
          {inner}
        </a>
      )
    }
    case 'lineBreak':
      return <br key={key} />
    case 'quote':
      return <Quote key={key} of={inline.of} />
  }
}

function isOneLine(text: string): boolean {
  return !text.includes('\n')
}

/** Its direction may differ from the surrounding text. */
function Quote({ of }: { of: string }) {
  return <bdi>{useQuote(of)}</bdi>
}

/** Parts of a text have no identity except their position. */
function numbered<T>(items: readonly T[], draw: (item: T, index: number) => ReactNode): ReactNode {
  return items.map(draw)
}
