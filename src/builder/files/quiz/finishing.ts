import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { brokenLabel, tagSource } from '#src/builder/files/markup/tagSource.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { namedOptions } from './answerKey.ts'
import { bulletMark, withRightMark } from './lineMarks.ts'
import {
  proseEndsLikeQuestion,
  openQuestion,
  type PlacedText,
  paragraphs,
  plainNumber,
  questionsInLines,
} from './openQuestions.ts'
import { optionLines } from './optionCode.ts'
import type { OptionDraft, QuestionDraft } from './questionDraft.ts'

const words = staffWords.quiz

/** The result of the collected lines. */
export type Finished = { questions: PastedQuestion[]; unclear: PlacedText[] }

/**
 * The collected question, with what to check before adding it, or several unnumbered ones. In a
 * text without numbers (`isBare`) only text that ends like a question, or has options, counts as
 * one.
 */
export function finishQuestion(draft: QuestionDraft, isBare: boolean): Finished {
  const { promptLines, drafts } = withBulletOptions(draft)
  if (drafts.length > 0) {
    return { questions: [withoutTags(choice(draft, promptLines, drafts))], unclear: [] }
  }
  const explanation = joined([
    ...(draft.answer && plainNumber(draft.answer) === null ? [words.answer(draft.answer), ''] : []),
    ...draft.explanation,
  ])
  const placed = promptLines.map((text, index) => ({ line: draft.line + index, text }))
  const texts = questionsInLines(placed) ?? (isBare ? paragraphs(placed) : null)
  const asked = texts?.filter(({ text }) => !isBare || proseEndsLikeQuestion(text))
  const last = asked?.at(-1)
  const questions = (asked ?? [{ line: draft.line, text: joined(promptLines) }]).map((each) =>
    openQuestion(
      {
        line: each.line,
        prompt: each.text,
        ...(explanation === '' || (last && each !== last) ? {} : { explanation }),
        problems: each.text === '' ? [words.problems.noPrompt] : [],
      },
      !last || each === last ? draft.answer : null,
    ),
  )
  const unclear = (texts ?? []).filter((each) => isBare && !proseEndsLikeQuestion(each.text))
  // An explanation without a question is still reported.
  if (questions.length === 0 && explanation !== '')
    unclear.push({ line: draft.line, text: explanation })
  return { questions: questions.map(withoutTags), unclear }
}

/** HTML is not rendered, so it becomes Markdown, and pictures are reported. */
function withoutTags(question: PastedQuestion): PastedQuestion {
  const prompt = tagSource(question.prompt)
  const explanation = tagSource(question.explanation ?? '')
  const pictures = prompt.pictures + explanation.pictures
  const { explanation: _, ...rest } = question
  return {
    ...rest,
    ...('options' in rest ? { options: rest.options.map(brokenLabel) } : {}),
    prompt: prompt.source === '' ? question.prompt : prompt.source,
    ...(explanation.source === '' ? {} : { explanation: explanation.source }),
    notes: pictures === 0 ? rest.notes : [...rest.notes, words.pictures(pictures)],
  }
}

function choice(
  draft: QuestionDraft,
  promptLines: readonly string[],
  drafts: readonly OptionDraft[],
): PastedQuestion {
  const prompt = joined(promptLines)
  const options = drafts.map((option) => ({
    letter: option.letter,
    text: joined(optionLines(option)),
  }))
  const marked = drafts.flatMap((option, index) => (option.isRight ? index : []))
  const said = answerOf(draft, options)
  const key = marked.length > 0 ? marked : (said?.key ?? [])
  const explanation = joined([
    ...(said === null && draft.answer ? [words.answer(draft.answer), ''] : []),
    ...(said && said.rest !== '' ? [said.rest] : []),
    ...(said?.explanation ?? draft.explanation),
  ])
  const texts = options.map((option) => option.text)
  return {
    line: draft.line,
    prompt,
    ...(explanation === '' ? {} : { explanation }),
    kind: choiceKind(prompt, key),
    options: texts,
    key,
    problems: [
      ...(prompt === '' ? [words.problems.noPrompt] : []),
      ...(texts.length === 1 ? [words.problems.oneOption] : []),
      ...(new Set(texts).size < texts.length ? [words.problems.sameOptions] : []),
      ...(key.length === 0 ? [keyProblem(draft.answer)] : []),
    ],
    notes: [],
  }
}

type Answered = { key: number[]; rest: string; explanation: string[] }

/** The letter may be on the line after "Answer:", or alone in a fold. */
function answerOf(
  { answer, explanation }: QuestionDraft,
  options: readonly { letter: string | null; text: string }[],
): Answered | null {
  if (answer) {
    const named = namedOptions(answer, options)
    return named && { ...named, explanation }
  }
  const at = explanation.findIndex((line) => line.trim() !== '')
  const named = at < 0 ? null : namedOptions(explanation[at] ?? '', options)
  return named && { ...named, explanation: explanation.slice(at + 1) }
}

/**
 * Bullets are options if there is evidence: a correct one among them, an answer that names one, or
 * a question mark just before. Otherwise they are part of the prompt.
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
      drafts.push({ letter: null, lines: [right.text], isRight: right.isRight, hasBox: false })
    } else if (line === '' || /^\s{2}/.test(line)) drafts.at(-1)?.lines.push(line)
    else return asWritten
  }
  const before = draft.prompt.slice(0, first)
  if (bulletMark(before[0]?.trimStart() ?? '')) return asWritten
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

/**
 * Without blank lines at the ends, and without the common indentation of all lines but the first.
 */
function joined(lines: readonly string[]): string {
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
