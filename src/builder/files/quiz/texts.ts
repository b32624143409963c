import { MAX_POINTS } from '#schemas/points.ts'

import { POINTS_IN_BRACKETS } from './labels.ts'

/**
 * Without blank lines at the ends, and without the common indentation of all lines but the first.
 */
export function joined(lines: readonly string[]): string {
  let shared = Infinity
  for (const line of lines.slice(1)) {
    if (line !== '') shared = Math.min(shared, line.length - line.trimStart().length)
  }
  return lines
    .map((line, index) => (index === 0 ? line : line.slice(Math.min(shared, line.length))))
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

/** A prompt without the points that it starts or ends with, also where its first line does. */
export function withoutPoints(prompt: string): { text: string; points: number | null } {
  const lines = prompt.split('\n')
  for (const at of new Set([0, lines.length - 1])) {
    const line = lines[at] ?? ''
    const match = line.length > 2_000 ? null : POINTS_IN_BRACKETS.exec(line)
    if (match === null) continue
    const [before, after] = [line.slice(0, match.index), line.slice(match.index + match[0].length)]
    const points = Number((match[1] ?? '').replace(',', '.'))
    const isAtEdge = before.trim() === '' || /^[\s.:：*_]*$/.test(after)
    if (!isAtEdge || points > MAX_POINTS) continue
    lines[at] = before.trim() === '' ? after.trimStart() : before.trimEnd() + after.trim()
    return { text: joined(lines), points }
  }
  return { text: prompt, points: null }
}
