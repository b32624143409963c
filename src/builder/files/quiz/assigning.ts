import type { SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { rightByMarks } from './choice.ts'
import type { Keys } from './keys.ts'
import { KEY_NAME, TRUE_FALSE } from './labels.ts'
import type { QuizLine } from './lines.ts'
import type { QuestionDraft } from './questionDraft.ts'

const { skipped: why, problems } = staffWords.quiz

/**
 * Gives each answer of a key to the question with its number; without numbers, to the one at that
 * place. Where numbers start again, so do those of the key, or it is not clear which question an
 * answer belongs to. Returns the answers that no question has.
 */
export function assignKeys(
  drafts: readonly QuestionDraft[],
  { entries }: Keys,
  lines: readonly QuizLine[],
): SkippedText[] {
  const answers = grouped(entries, ({ number }) => number)
  const questions = grouped(drafts, ({ number }, at) => number ?? at + 1)
  const skipped: SkippedText[] = []
  for (const [number, found] of answers) {
    const asked = questions.get(number) ?? []
    const isSame = new Set(found.map(({ answer }) => answer)).size === 1
    if (asked.length === found.length || (asked.length === 1 && isSame)) {
      for (const [at, draft] of asked.entries()) draft.keyAnswer = found[at]?.answer ?? null
      continue
    }
    for (const draft of asked) draft.problems.push(problems.unclearKey(number))
    const reason = asked.length === 0 ? why.noQuestion(number) : why.unclearKey
    for (const { line } of found) {
      skipped.push({ line, text: lines[line - 1]?.text ?? '', why: reason })
    }
  }
  return skipped
}

const ANSWER = new RegExp(`^[(]?(?:\\p{L}|\\d{1,2}|${TRUE_FALSE.flat().join('|')})[)]?$`, 'iu')

/**
 * Answers without numbers, below the last question, that are one for each question: "Answer key: B, C,
 * A". If they are called a key but are more or fewer, they are left out. Returns those.
 */
export function dealOutAnswers(
  drafts: readonly QuestionDraft[],
  lines: readonly QuizLine[],
): SkippedText[] {
  const [last, ...others] = drafts.toReversed()
  if (!last || last.answer === null || last.answerLine === null || others.length === 0) return []
  const written = last.answer.trim().replace(/[.。]$/, '')
  const answers = isRunFor(drafts, written)
    ? Array.from(written)
    : written.split(/\s*[,;|、，；]\s*|\s+/)
  const areNames = answers.length > 1 && answers.every((answer) => ANSWER.test(answer))
  if (!areNames || others.some(isAnswered)) return []
  const text = lines[last.answerLine - 1]?.text ?? ''
  const isKey = KEY_NAME.test(text)
  const isApart = lines[last.answerLine - 2]?.text === ''
  const doFit = answers.length === drafts.length
  if (!isKey && !(isApart && doFit)) return []
  last.answer = null
  if (!doFit) {
    return [{ line: last.answerLine, text, why: why.answerCount(answers.length, drafts.length) }]
  }
  for (const [at, draft] of drafts.entries()) draft.keyAnswer = answers[at] ?? null
  return []
}

/** "BAC": a letter for each question, all of which have options. */
function isRunFor(drafts: readonly QuestionDraft[], answers: string): boolean {
  return (
    answers.length === drafts.length &&
    /^\p{Lu}+$/u.test(answers) &&
    drafts.every(({ options }) => options.length > 1)
  )
}

function isAnswered({ answer, keyAnswer, options }: QuestionDraft): boolean {
  return answer !== null || keyAnswer !== null || rightByMarks(options).length > 0
}

function grouped<T>(
  all: readonly T[],
  numberOf: (each: T, at: number) => number,
): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const [at, each] of all.entries()) {
    const number = numberOf(each, at)
    const group = groups.get(number)
    if (group) group.push(each)
    else groups.set(number, [each])
  }
  return groups
}
