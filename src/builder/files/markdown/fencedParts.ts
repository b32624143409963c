import type { Block } from '#schemas/authoredText.ts'

type CodeBlock = Extract<Block, { kind: 'codeBlock' }>

/** Longer fences don't occur, and each length costs a separate search. */
const OPENING = /^(?<ticks>`{3,20})(?<info>[^`]*)$|^(?<tildes>~{3,20})(?!~)(?<about>.*)$/

/**
 * The code blocks that start at the beginning of a line, and the text between them. Such a fence
 * ends whatever precedes it, so each part can be parsed separately.
 */
export function fencedParts(source: string): (string | CodeBlock)[] {
  const parts: (string | CodeBlock)[] = []
  let text: string[] = []
  const endText = (): void => {
    if (text.length > 0) parts.push(text.join('\n'))
    text = []
  }
  const lines = source.split(/\r\n|\r|\n/)
  const open = new Set<string>()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const { ticks, info, tildes, about } = OPENING.exec(line)?.groups ?? {}
    const fence = ticks ?? tildes
    const end = fence === undefined || open.has(fence) ? -1 : closingLine(lines, at + 1, fence)
    if (fence !== undefined && end < 0) open.add(fence)
    const code = end < 0 ? '' : lines.slice(at + 1, end).join('\n')
    if (code.trim() === '') {
      text.push(line)
      continue
    }
    endText()
    const [language = ''] = (info ?? about ?? '').trim().split(/\s/)
    parts.push({ kind: 'codeBlock', language, text: code })
    at = end
  }
  endText()
  return parts
}

function closingLine(lines: readonly string[], from: number, fence: string): number {
  const [mark = ''] = fence
  const isClosing = (line: string): boolean =>
    line.trimEnd().length >= fence.length && line.trimEnd() === mark.repeat(line.trimEnd().length)
  for (let at = from; at < lines.length; at++) if (isClosing(lines[at] ?? '')) return at
  return -1
}
