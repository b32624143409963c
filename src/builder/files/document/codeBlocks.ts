import { endsLikeQuestion } from '#src/builder/files/quiz/openQuestions.ts'

import { type Block, type Run, textOfRuns } from './blocks.ts'
import { shareOf } from './inlineMarkdown.ts'
import { typedLabel } from './labels.ts'

/** The blocks with neighboring paragraphs of code as one block of code. */
export function withCode(blocks: readonly Block[]): Block[] {
  if (isTypewritten(blocks)) return blocks.map(withoutCode)
  const read: Block[] = []
  let code: string[] | null = null
  for (const block of blocks) {
    const text = codeOf(block)
    if (text !== null) {
      code ??= []
      code.push(text)
    } else if (code !== null && isBlank(block)) code.push('')
    else {
      read.push(...codeBlock(code), block)
      code = null
    }
  }
  return [...read, ...codeBlock(code)]
}

/** Where even what asks is in a code font, that font says nothing. */
function isTypewritten(blocks: readonly Block[]): boolean {
  const texts = blocks.flatMap((block) => ('runs' in block ? [block.runs] : []))
  const asked = texts.filter((runs) => endsLikeQuestion(textOfRuns(runs)))
  return shareOf((asked.length > 0 ? asked : texts).flat(), ({ isCode }) => isCode) > 0.8
}

function withoutCode(block: Block): Block {
  if (!('runs' in block)) return block
  return { ...block, runs: block.runs.map((run) => ({ ...run, isCode: false })) }
}

/** The code of a paragraph that is nothing else, and no option or question. */
function codeOf(block: Block): string | null {
  if (block.kind !== 'paragraph' || block.heading !== null) return null
  const text = textOfRuns(block.runs)
  const isCode = block.runs.every((run) => run.isCode || run.text.trim() === '')
  return text.trim() !== '' && isCode && typedLabel(text.trim()) === null ? text.trimEnd() : null
}

function isBlank(block: Block): boolean {
  return block.kind === 'paragraph' && textOfRuns(block.runs).trim() === ''
}

/** Blank lines below it are no code. */
function codeBlock(code: readonly string[] | null): Block[] {
  if (code === null) return []
  const text = code.join('\n').trimEnd()
  const blank: Block = { kind: 'paragraph', runs: [] satisfies Run[], heading: null }
  return [{ kind: 'code', text }, ...(code.at(-1) === '' ? [blank] : [])]
}
