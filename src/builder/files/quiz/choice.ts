/** Questions with options: the options, and the correct ones by marks, an answer line or a key. */
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { leftLetters, namedInLines, type NamedOptions, namedOptions } from './answerKey.ts'
import { joined, quizLines } from './lines.ts'
import { bulletMark, looseMark, optionMark, questionLabel } from './lineMarks.ts'
import { endsAsking, endsLikeQuestion } from './openQuestions.ts'
import { optionLines } from './optionCode.ts'
import type { Item, OptionDraft, QuestionDraft } from './questionDraft.ts'
import { linesThatGiveAway, withRightMarks } from './rightMarks.ts'

const words = staffWords.quiz
const { problems } = words

/** `after`: the text below a list of options, which is for staff. */
export type Options = { promptLines: string[]; drafts: OptionDraft[]; after: string[] }

/**
 * The options, with those that look like a list in the prompt: bullets and numbers are options if
 * there is evidence, which is a correct one among them, an answer that names one, or a question just
 * before. So are plain lines below a question if one of them is marked or named. Otherwise they are
 * part of the prompt.
 */
export function optionsOf(draft: QuestionDraft): Options {
  const asWritten = { promptLines: draft.prompt, drafts: draft.options, after: [] }
  if (draft.options.length > 0) return asWritten
  return listOptions(draft) ?? plainOptions(draft) ?? asWritten
}

function listOptions(draft: QuestionDraft): Options | null {
  const [first] = draft.items
  if (first === undefined || draft.items.length < 2) return null
  const before = draft.prompt.slice(0, first.at)
  if (bulletMark(before[0]?.trimStart() ?? '')) return null
  const isNumber = first.bullet === '1'
  const items = new Map(draft.items.map((item) => [item.at, item]))
  // A star or a plus among dashes marks the correct one.
  const hasDash = draft.items.some(({ bullet }) => bullet === '-')
  const drafts: OptionDraft[] = []
  const lines = draft.prompt.slice(first.at)
  const end = endOfList(lines, (draft.items.at(-1)?.at ?? first.at) - first.at)
  for (const [index, line] of lines.slice(0, end).entries()) {
    const item = items.get(first.at + index)
    if (item && (item.bullet === '1') === isNumber) drafts.push(optionOf(item, hasDash))
    else if (line === '' || isNumber || /^\s{2}/.test(line)) drafts.at(-1)?.lines.push(line)
    else return null
  }
  // In some programs' exports a plus marks each correct option, so all of them may be.
  const arePluses = draft.items.every(({ bullet }) => bullet === '+')
  const isAsked = arePluses || endsAsking(before) || isAnswered(draft, drafts)
  return isAsked ? { promptLines: before, drafts, after: lines.slice(end) } : null
}

/** Where a paragraph without indentation starts below the last item; the number of lines if none does. */
function endOfList(lines: readonly string[], last: number): number {
  const end = lines.findIndex(
    (line, at) => at > last + 1 && lines[at - 1] === '' && /^\S/.test(line),
  )
  return end < 0 ? lines.length : end
}

function optionOf(item: Item, hasDash: boolean): OptionDraft {
  const { letter, hasBox, star, isBold, text } = item
  const isRight = item.isRight || (hasDash && /^[*+]$/.test(item.bullet))
  return { letter, hasBox, star, isBold, isRight, lines: [text] }
}

/** Lines without marks below a question, one of which is marked as correct or named by the answer. */
export function plainOptions(draft: QuestionDraft): Options | null {
  const written = draft.prompt.filter((line) => line !== '')
  const [first = '', ...lines] = written
  if (lines.length < 2 || lines.length > 12 || !endsLikeQuestion(first)) return null
  if (lines.some((line) => line.length > 120 || endsLikeQuestion(line) || /^\s*[`~>|]/.test(line)))
    return null
  const drafts = lines.map((line): OptionDraft => {
    const { text, ...marks } = withRightMarks(line.trim())
    return { ...marks, letter: null, hasBox: false, lines: [text] }
  })
  const answer = draft.answer ?? draft.keyAnswer
  const isText = drafts.some(
    ({ lines: [text = ''] }) => text.toLowerCase() === answer?.trim().toLowerCase(),
  )
  return isText || rightByMarks(drafts).length > 0
    ? { promptLines: [first], drafts, after: [] }
    : null
}

function isAnswered(draft: QuestionDraft, drafts: readonly OptionDraft[]): boolean {
  const answer = draft.answer ?? draft.keyAnswer
  const named = drafts.map(({ letter, lines }) => ({ letter, text: joined(lines) }))
  return (
    rightByMarks(drafts).length > 0 || (answer !== null && namedOptions(answer, named) !== null)
  )
}

/** A star or bold text only marks an option as correct where others have none. */
export function rightByMarks(drafts: readonly OptionDraft[]): number[] {
  const by = (isMarked: (option: OptionDraft) => boolean): number[] =>
    drafts.flatMap((option, index) => (isMarked(option) ? index : []))
  const right = by(({ isRight }) => isRight)
  if (right.length > 0) return right
  for (const some of [by(({ star }) => star), by(({ isBold }) => isBold)]) {
    if (some.length > 0 && some.length < drafts.length) return some
  }
  return []
}

/** Bold options keep their marks if all of them are bold. */
function labelOf(option: OptionDraft, areAllBold: boolean): string {
  const text = joined(optionLines(option))
  return option.isBold && areAllBold ? `**${text}**` : text
}

export function choice(
  draft: QuestionDraft,
  prompt: string,
  drafts: readonly OptionDraft[],
): PastedQuestion {
  const areAllBold = drafts.every(({ isBold }) => isBold)
  const options = drafts.map((option) => ({
    letter: option.letter,
    text: labelOf(option, areAllBold),
  }))
  const bracket = letterInBrackets(prompt, options)
  const marked = rightByMarks(drafts)
  const written = draft.answer ?? draft.keyAnswer
  const said = answerOf(draft, written, options)
  const atEnd = draft.keyAnswer === null ? null : namedOptions(draft.keyAnswer, options)
  const keys = [marked, said?.key ?? [], atEnd?.key ?? [], bracket?.key ?? []].filter(
    ({ length }) => length > 0,
  )
  const [key = []] = keys
  const explanation = joined([
    ...(said === null && written ? [words.answer(written), ''] : []),
    ...(said && said.rest !== '' ? [said.rest] : []),
    ...(said?.explanation ?? draft.explanation),
  ])
  const texts = options.map(({ text }) => text)
  const text = bracket?.prompt ?? prompt
  return {
    line: draft.line,
    prompt: text,
    ...(explanation === '' ? {} : { explanation }),
    kind: choiceKind(text, key),
    options: texts,
    key,
    problems: [
      ...draft.problems,
      ...(text === '' ? [problems.noPrompt] : []),
      ...(texts.length === 1 ? [problems.oneOption] : []),
      ...(texts.includes('') ? [problems.emptyOption] : []),
      ...(new Set(texts).size < texts.length ? [problems.sameOptions] : []),
      ...[...leftLetters(options).values()]
        .slice(0, MAX_NAMED)
        .map((at) => problems.leftLabel((texts[at] ?? '').slice(0, 60))),
      ...shownMarks(texts).map(problems.givesAway),
      ...linesThatGiveAway(text).map(problems.givesAway),
      ...texts
        .flatMap((each) => linesThatGiveAway(each, 1))
        .slice(0, MAX_NAMED)
        .map(problems.givesAway),
      ...innerLines(drafts, beginsLikeOption).map(problems.innerOption),
      ...innerLines(
        drafts.filter(({ letter }) => letter === 'z'),
        (line) => /^[a-z]{2}[.)]\s/i.test(line),
      ).map(problems.innerOption),
      ...innerLines(drafts, (line) => questionLabel(line) !== null).map(problems.innerQuestion),
      ...(said?.isUnclear ? [problems.unclearAnswer(written?.trim() ?? '')] : []),
      ...(key.length > 0 || said?.isUnclear ? [] : [keyProblem(written)]),
      ...(key.length > 0 && written && said === null ? [keyProblem(written)] : []),
      ...(keys.some((each) => each.join() !== key.join()) ? [problems.twoKeys] : []),
    ],
    notes: [],
  }
}

/** Further lines of options that begin like something else, such as an option whose letter is there twice. */
function innerLines(drafts: readonly OptionDraft[], isOther: (line: string) => boolean): string[] {
  return drafts
    .flatMap((option) => quizLines(optionLines(option).join('\n')).slice(1))
    .filter(({ text, isCode }) => !isCode && isOther(text.trimStart()))
    .slice(0, MAX_NAMED)
    .map(({ text }) => text.trim().slice(0, 60))
}

function beginsLikeOption(text: string): boolean {
  const mark = looseMark(text)
  return optionMark(text) !== null || (mark !== null && (mark.isRight || mark.star || mark.isBold))
}

/** More problems of one kind say nothing new. */
const MAX_NAMED = 3

/** Marks of correct options that some options still have, on a further line or inside. */
function shownMarks(texts: readonly string[]): string[] {
  const marks = texts.map((text) =>
    text
      .slice(0, 1_000)
      .split('\n')
      .flatMap((line) => {
        const { isRight, star, text: plain } = withRightMarks(line)
        return isRight || star ? line.slice(plain.length).trim() : []
      }),
  )
  return marks.every(({ length }) => length > 0) ? [] : [...new Set(marks.flat())]
}

type Answered = NamedOptions & { explanation: string[] }
type Named = readonly { letter: string | null; text: string }[]

/** The letter may be on the line after "Answer:", or alone in a fold. */
function answerOf(
  { explanation }: QuestionDraft,
  written: string | null,
  options: Named,
): Answered | null {
  if (written) {
    const named = namedOptions(written, options)
    return named && { ...named, explanation }
  }
  const at = explanation.findIndex((line) => line.trim() !== '')
  const first = explanation[at] ?? ''
  const isList = written === null && /^\s*\d/.test(first)
  const named = at < 0 || isList ? null : namedInLines(explanation.slice(at), options)
  return named && { ...named, explanation: explanation.slice(at + named.lines) }
}

/** "Which is true? （ B ）": the correct option where candidates would read it. */
function letterInBrackets(
  prompt: string,
  options: Named,
): { prompt: string; key: number[] } | null {
  const tail = prompt.slice(-60)
  const match = /\s*[(（[]\s*(\p{Lu}(?:\s?[,、]?\s?\p{Lu}){0,5})\s*[)）\]]\s*([.。?？:：]?)$/u.exec(
    tail,
  )
  const named = match && namedOptions(match[1] ?? '', options)
  if (!match || !named || named.key.length === 0 || options[0]?.letter === null) return null
  return {
    prompt: prompt.slice(0, prompt.length - match[0].length) + (match[2] ?? ''),
    key: named.key,
  }
}

function choiceKind(prompt: string, key: readonly number[]): 'singleChoice' | 'multipleChoice' {
  if (key.length > 1) return 'multipleChoice'
  const asksForSeveral = /\b(?:(?:select|choose|mark|tick|check) (?:all|two|three|several))\b/i
  return key.length === 0 && asksForSeveral.test(prompt) ? 'multipleChoice' : 'singleChoice'
}

function keyProblem(answer: string | null): string {
  return answer ? problems.unknownAnswer(answer.trim()) : problems.noKey
}
