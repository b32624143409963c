import type { Block, Run } from '#src/builder/files/document/blocks.ts'
import { inlineMarkdown, linesOfRuns } from '#src/builder/files/document/inlineMarkdown.ts'
import { fencedCode, lineEscaped } from '#src/builder/files/markup/markdownMarks.ts'

import { htmlBlocks } from './htmlBlocks.ts'

/** A Markdown source, and the number of pictures it leaves out. */
export type FromHtml = { source: string; pictures: number }

/**
 * Converts HTML, as exported by quiz tools, to the Markdown edited and rendered here: one text, in which
 * nothing is a question. Elements without an equivalent become their text; pictures can't be imported
 * and are counted.
 */
export function htmlSource(html: string): FromHtml {
  const written: Written = { parts: [], pictures: 0 }
  writeBlocks(htmlBlocks(html), written)
  const source = written.parts.map(({ rows }) => rows.join('\n')).join('\n\n')
  return { source, pictures: written.pictures }
}

type Written = { parts: { rows: string[]; isList: boolean }[]; pictures: number }

function writeBlocks(blocks: readonly Block[], written: Written): void {
  for (const block of blocks) {
    switch (block.kind) {
      case 'picture':
        written.pictures++
        break
      case 'paragraph':
        writeText(textSource(block.runs), written)
        break
      case 'code':
        writeText(fencedCode(block.text), written)
        break
      case 'item':
        writeItem(block, written)
        break
      case 'table':
        for (const row of block.rows)
          writeRow(
            row.flatMap((cell) => cell.blocks),
            written,
          )
        break
    }
  }
}

function writeText(text: string, { parts }: Written): void {
  if (text !== '') parts.push({ rows: [text], isList: false })
}

/** Markdown counts with numbers only; other labels are part of the text. */
function writeItem(item: Extract<Block, { kind: 'item' }>, { parts }: Written): void {
  const indent = '   '.repeat(item.level)
  const isCounted = /^\d{1,9}[.)]$/.test(item.label)
  const label = isCounted ? item.label : item.label === '•' ? '-' : `- ${item.label}`
  const row = `${indent}${label} ${textSource(item.runs).replaceAll('\n', `\n${indent}   `)}`
  const last = parts.at(-1)
  if (last?.isList) last.rows.push(row)
  else parts.push({ rows: [row], isList: true })
}

/** A row of a table in one line, as far as its cells are texts. */
function writeRow(blocks: readonly Block[], written: Written): void {
  const texts = blocks.flatMap((block) => ('runs' in block ? [textSource(block.runs)] : []))
  writeText(texts.join(' '), written)
  writeBlocks(
    blocks.filter((block) => !('runs' in block)),
    written,
  )
}

function textSource(runs: readonly Run[]): string {
  return linesOfRuns(runs)
    .map((line) => lineEscaped(lineSource(line)))
    .join('  \n')
}

/** Links are only those to the web. */
function lineSource(runs: readonly Run[]): string {
  const links: { href: string | null; runs: Run[] }[] = []
  for (const run of runs) {
    const href = run.href !== undefined && WEB.test(run.href) ? run.href : null
    const last = links.at(-1)
    if (last && last.href === href) last.runs.push(run)
    else links.push({ href, runs: [run] })
  }
  return links
    .map(({ href, runs: linked }) => {
      const text = inlineMarkdown(linked)
      return href === null ? text : `[${text}](${href})`
    })
    .join('')
}

const WEB = /^(?:https?:|mailto:)[^\s()<>]+$/i
