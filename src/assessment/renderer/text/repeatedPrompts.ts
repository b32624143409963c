/**
 * Distinguishes questions with the same prompt, most often by the code below it: the first line
 * that is unique among them.
 */
import type { AuthoredText, Block } from '#schemas/authoredText.ts'
import type { Question } from '#schemas/question.ts'
import { plainText, UNANSWERED } from '#src/assessment/engine/authoredText.ts'
import { promptLine } from './promptParts.ts'

/** By question id, without those that have a unique prompt or no further lines. */
export type Details = ReadonlyMap<string, string>

/** Caches what it reads, because nearly all questions stay the same after an edit. */
export function detailReader(): (questions: readonly Question[]) => Details {
  let known: ReadonlyMap<string, Group> = new Map()
  return (questions) => {
    const groups = new Map<string, Group>()
    for (const [label, members] of membersByLabel(questions)) {
      if (members.length < 2) continue
      const before = known.get(label)
      const isSame =
        before?.members.length === members.length &&
        before.members.every((member, at) => member === members[at])
      groups.set(label, isSame ? before : { members, details: detailsOf(members) })
    }
    known = groups
    return new Map([...groups.values()].flatMap(({ details }) => details))
  }
}

/** The prompt on one line, without the code and lists below it. */
export function labelOfPrompt({ prompt }: Question): string {
  const known = labels.get(prompt)
  if (known !== undefined) return known
  const label = promptLine(prompt, () => UNANSWERED)
  labels.set(prompt, label)
  return label
}

const labels = new WeakMap<AuthoredText, string>()

interface Group {
  members: readonly Question[]
  details: readonly (readonly [id: string, line: string])[]
}

function membersByLabel(questions: readonly Question[]): Map<string, Question[]> {
  const groups = new Map<string, Question[]>()
  for (const question of questions) {
    const label = labelOfPrompt(question)
    if (label === '') continue
    const members = groups.get(label)
    if (members) members.push(question)
    else groups.set(label, [question])
  }
  return groups
}

function detailsOf(members: readonly Question[]): Group['details'] {
  const linesOf = members.map(({ id, prompt }) => ({
    id,
    lines: [...new Set(furtherLines(prompt))],
  }))
  const counts = new Map<string, number>()
  for (const line of linesOf.flatMap(({ lines }) => lines)) {
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return linesOf.flatMap(({ id, lines }) => {
    const line = lines.find((each) => counts.get(each) === 1) ?? lines[0]
    return line === undefined ? [] : [[id, line] as const]
  })
}

/** All lines below the first sentence that contain letters or digits. */
function furtherLines(prompt: AuthoredText): string[] {
  const [first, ...rest] = prompt.tree
  const below = first?.kind === 'paragraph' ? rest : prompt.tree
  return below.flatMap(linesIn).filter((line) => line !== '')
}

function linesIn(block: Block): string[] {
  if (block.kind === 'codeBlock') return block.text.split('\n').map((line) => line.trim())
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(linesIn))
  return [plainText({ source: '', tree: [block] }, () => UNANSWERED)]
}
