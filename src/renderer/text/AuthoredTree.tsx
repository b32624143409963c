import { Fragment, type ReactNode } from 'react'

import type { AuthoredText, Block, Inline } from '#schemas/authoredText.ts'

import styles from './authored.module.css'
import { withLongRuns } from './longRuns.ts'
import { useQuote } from './quotes.ts'

type Links = 'plain' | 'live'

/** Renders the tree of an author's text, never its source. */
export function AuthoredTree({
  text,
  links = 'plain',
  inline = false,
}: {
  text: AuthoredText
  /** Candidates see plain text, because a link would lead out of the assessment. */
  links?: Links
  /** Without paragraphs, for use in a label or heading. */
  inline?: boolean
}): ReactNode {
  if (!inline) return <AuthoredBlocks blocks={text.tree} links={links} />
  return numbered(text.tree, (block, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <InlineBlock block={block} links={links} />
    </Fragment>
  ))
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
      {numbered(blocks, (block, index) => (
        <BlockOf key={index} block={block} links={links} />
      ))}
    </div>
  )
}

export function AuthoredInlines({
  inlines,
  links = 'plain',
}: {
  inlines: readonly Inline[]
  links?: Links
}): ReactNode {
  return numbered(withLongRuns(inlines), (inline, index) =>
    typeof inline === 'string' ? (
      <span key={index} className={styles.lines}>
        {inline}
      </span>
    ) : (
      <InlineOf key={index} inline={inline} links={links} />
    ),
  )
}

function BlockOf({ block, links }: { block: Block; links: Links }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto">
          <AuthoredInlines inlines={block.children} links={links} />
        </p>
      )
    case 'codeBlock':
      return (
        <pre className={styles.codeBlock} dir="ltr">
          <code>{block.text}</code>
        </pre>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={styles.list} dir="auto" {...(block.start && { start: block.start })}>
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

function InlineBlock({ block, links }: { block: Block; links: Links }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <AuthoredInlines inlines={block.children} links={links} />
    case 'codeBlock':
      return (
        <code className={styles.codeLines} dir="ltr">
          {block.text}
        </code>
      )
    case 'list':
      return numbered(block.items.flat(), (each, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <InlineBlock block={each} links={links} />
        </Fragment>
      ))
  }
}

function InlineOf({ inline, links }: { inline: Inline; links: Links }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text.includes('\n') ? (
        <span className={styles.lines}>{inline.text}</span>
      ) : (
        inline.text
      )
    case 'code':
      return (
        <code className={styles.code} dir="ltr">
          {inline.text}
        </code>
      )
    case 'emphasis':
      return (
        <em>
          <AuthoredInlines inlines={inline.children} links={links} />
        </em>
      )
    case 'strong':
      return (
        <strong>
          <AuthoredInlines inlines={inline.children} links={links} />
        </strong>
      )
    case 'link': {
      const inner = <AuthoredInlines inlines={inline.children} links={links} />
      if (links === 'plain') return inner
      return (
        <a href={inline.href} target="_blank" rel="noreferrer">
          {inner}
        </a>
      )
    }
    case 'lineBreak':
      return <br />
    case 'quote':
      return <Quote of={inline.of} />
  }
}

/** Its direction may differ from the surrounding text. */
function Quote({ of }: { of: string }) {
  return <bdi>{useQuote(of)}</bdi>
}

/** Parts of a text have no identity except their position. */
function numbered<T>(items: readonly T[], draw: (item: T, index: number) => ReactNode): ReactNode {
  return items.map(draw)
}
