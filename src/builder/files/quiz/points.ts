/** The points of a question, where its text has them. */
import { MAX_POINTS } from '#schemas/points.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { POINTS_ALONE, POINTS_AT_END, POINTS_IN_BRACKETS } from './labels.ts'
import { joined } from './lines.ts'

const { penalty: penaltyNote } = staffWords.quiz.notes

/** `notes`: what can't be used of them. */
type Worth = { text: string; points: number | null; notes: string[] }

/** A prompt without the points that its first or last line starts or ends with, or is. */
export function withoutPoints(prompt: string): Worth {
  const lines = prompt.split('\n')
  for (const at of new Set([0, lines.length - 1])) {
    const line = lines[at] ?? ''
    const match = line.length > 2_000 ? null : pointsMatch(line)
    if (match === null || isListed(lines, at)) continue
    const [before, after] = [line.slice(0, match.index), line.slice(match.index + match[0].length)]
    const points = amountOf(match[1])
    const isAtEdge = before.trim() === '' || /^[\s.:：*_]*$/.test(after)
    if (!isAtEdge || points > MAX_POINTS) continue
    lines[at] = before.trim() === '' ? after.trimStart() : before.trimEnd() + after.trim()
    const penalty = match.groups?.penalty
    return { text: joined(lines), points, notes: penalty ? [penaltyNote(penalty)] : [] }
  }
  return { text: prompt, points: null, notes: [] }
}

/** Points on lines of their own below each other are what is asked about, and so are some alone. */
function isListed(lines: readonly string[], at: number): boolean {
  if (!POINTS_ALONE.test(lines[at] ?? '')) return false
  const beside = [lines[at - 1], lines[at + 1]]
  return lines.length === 1 || beside.some((line) => line !== undefined && POINTS_ALONE.test(line))
}

function pointsMatch(line: string): RegExpExecArray | null {
  for (const pattern of [POINTS_ALONE, POINTS_IN_BRACKETS, ...POINTS_AT_END]) {
    const match = pattern.exec(line)
    if (match !== null) return match
  }
  return null
}

function amountOf(text = ''): number {
  return Number(text.replace(',', '.'))
}

/** A number alone in brackets, which may as well be a reference. */
const BARE = /(?<=\S)\s?\[(\d{1,3}(?:[.,]\d{1,2})?)\]\.?$/

/** "What is it? [5]": points if every question has such a number. */
export function withBareBrackets(questions: PastedQuestion[]): PastedQuestion[] {
  const areAll = questions.every(
    ({ prompt, points }) => points === undefined && BARE.test(prompt.slice(-20)),
  )
  if (questions.length < 2 || !areAll) return questions
  return questions.map((question) => ({
    ...question,
    prompt: question.prompt.replace(BARE, ''),
    points: amountOf(BARE.exec(question.prompt)?.[1]),
  }))
}
