import { staffWords } from '#src/wording/staff/staffWords.ts'

import { namedOptions } from './answerKey.ts'
import { bulletMark, withRightMark } from './marks.ts'
import type { OptionDraft, QuestionDraft } from './questionDraft.ts'
import type { QuizQuestion } from './quizReading.ts'

const words = staffWords.quiz

/** The question that was gathered, with what to look at before adding it. */
export function finishQuestion(draft: QuestionDraft): QuizQuestion {
  const { promptLines, drafts } = withBulletOptions(draft)
  const prompt = joined(promptLines)
  const options = drafts.map(({ letter, lines }) => ({ letter, text: joined(lines) }))
  const marked = drafts.flatMap((option, index) => (option.isRight ? index : []))
  const said = answerOf(draft, options)
  const key = marked.length > 0 ? marked : (said?.key ?? [])
  const explanation = joined([
    ...(said === null && draft.answer ? [words.answer(draft.answer), ''] : []),
    ...(said && said.rest !== '' ? [said.rest] : []),
    ...(said?.explanation ?? draft.explanation),
  ])
  const isChoice = options.length > 0
  return {
    kind: isChoice ? choiceKind(prompt, key) : 'longText',
    line: draft.line,
    prompt,
    options: options.map((option) => option.text),
    key,
    ...(explanation === '' ? {} : { explanation }),
    problems: [
      ...(prompt === '' ? [words.problems.noPrompt] : []),
      ...(options.length === 1 ? [words.problems.oneOption] : []),
      ...(hasSame(options.map((option) => option.text)) ? [words.problems.sameOptions] : []),
      ...(isChoice && key.length === 0 ? [keyProblem(draft.answer)] : []),
    ],
  }
}

type Answered = { key: number[]; rest: string; explanation: string[] }

/** "Answer:" may have the letter on the next line, or a fold may hold nothing but the letter. */
function answerOf(
  { answer, explanation }: QuestionDraft,
  options: readonly { letter: string | null; text: string }[],
): Answered | null {
  if (options.length === 0) return null
  if (answer) {
    const named = namedOptions(answer, options)
    return named && { ...named, explanation }
  }
  const at = explanation.findIndex((line) => line.trim() !== '')
  const named = at < 0 ? null : namedOptions(explanation[at] ?? '', options)
  return named && { ...named, explanation: explanation.slice(at + 1) }
}

/**
 * Bullets are options when something says so: a right one among them, an answer that names one, or
 * a question mark just before. Otherwise they are points to write about.
 */
function withBulletOptions(draft: QuestionDraft): {
  promptLines: string[]
  drafts: OptionDraft[]
} {
  const [first] = draft.bullets
  const asWritten = { promptLines: draft.prompt, drafts: draft.options }
  if (draft.options.length > 0 || draft.bullets.length < 2 || first === undefined) return asWritten
  const starred = new Set(draft.prompt.map((line) => bulletMark(line.trimStart())?.bullet)).has('-')
  const drafts: OptionDraft[] = []
  for (const line of draft.prompt.slice(first)) {
    const mark = bulletMark(line.trimStart())
    if (mark) {
      const right = withRightMark(mark.text, starred && mark.bullet === '*')
      drafts.push({ letter: null, lines: [right.text], isRight: right.isRight })
    } else if (line === '' || /^\s{2}/.test(line)) drafts.at(-1)?.lines.push(line)
    else return asWritten
  }
  const before = draft.prompt.slice(0, first)
  const named = drafts.map(({ lines }) => ({ letter: null, text: joined(lines) }))
  const isAsked =
    joined(before).endsWith('?') ||
    drafts.some((option) => option.isRight) ||
    (draft.answer !== null && namedOptions(draft.answer, named) !== null)
  return isAsked ? { promptLines: before, drafts } : asWritten
}

function choiceKind(prompt: string, key: readonly number[]): 'singleChoice' | 'multipleChoice' {
  if (key.length > 1) return 'multipleChoice'
  const asksForSeveral = /\b(?:(?:select|choose|mark|tick|check) (?:all|two|three|several))\b/i
  return key.length === 0 && asksForSeveral.test(prompt) ? 'multipleChoice' : 'singleChoice'
}

function keyProblem(answer: string | null): string {
  return answer ? words.problems.unknownAnswer(answer.trim()) : words.problems.noKey
}

function hasSame(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length
}

/** Without blank lines at the ends, and without the indentation that all but the first line share. */
function joined(lines: readonly string[]): string {
  const rest = lines.slice(1).filter((line) => line !== '')
  const shared = Math.min(...rest.map((line) => line.length - line.trimStart().length))
  const [first = '', ...others] = lines
  return [first, ...others.map((line) => line.slice(Math.min(shared, line.length)))]
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
}
