/** The kinds that the text of a pasted question allows, and the question as one of them. */
import { typedNumberText } from '#src/assessment/words/values/formats.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { namedOptions } from '#src/builder/files/quiz/answerKey.ts'
import { rightByMarks } from '#src/builder/files/quiz/choice.ts'
import { bulletMark, looseMark, numberMark, optionMark } from '#src/builder/files/quiz/lineMarks.ts'
import { joined, quizLines } from '#src/builder/files/quiz/lines.ts'
import { plainNumber } from '#src/builder/files/quiz/openQuestions.ts'
import type { OptionDraft } from '#src/builder/files/quiz/questionDraft.ts'
import { withRightMarks } from '#src/builder/files/quiz/rightMarks.ts'

import {
  checkedChoice,
  type PastedChoice,
  withAnswerForStaff,
  withoutKeyProblems,
} from './problems.ts'

export type PastedKind = PastedQuestion['kind']
type OpenKind = 'longText' | 'shortText' | 'number' | 'date' | 'statement'

const OPEN: readonly OpenKind[] = ['longText', 'shortText', 'number', 'date', 'statement']
const CHOICE = ['singleChoice', 'multipleChoice'] as const

/** Its own kind among them. */
export function kindsFor(question: PastedQuestion): readonly PastedKind[] {
  switch (question.kind) {
    case 'matrix':
    case 'rating':
      return [question.kind]
    case 'singleChoice':
    case 'multipleChoice':
      return question.optionPoints ? [question.kind] : [...CHOICE, 'longText']
    case 'shortText':
    case 'number':
    case 'date':
    case 'longText':
    case 'statement':
      return listBelow(question.prompt) === null ? OPEN : [...OPEN, ...CHOICE]
  }
}

/** Nothing is lost: what the new kind can't have goes to the text or to the explanation for staff. */
export function changeKind(question: PastedQuestion, kind: PastedKind): PastedQuestion {
  if (kind === question.kind) return question
  if (kind === 'singleChoice' || kind === 'multipleChoice') return asChoice(question, kind)
  if (kind === 'matrix' || kind === 'rating') return question
  return asOpen(question, kind)
}

function asChoice(question: PastedQuestion, kind: PastedChoice['kind']): PastedQuestion {
  if (question.kind === 'singleChoice' || question.kind === 'multipleChoice') {
    const key = kind === 'singleChoice' && question.key.length > 1 ? [] : question.key
    return checkedChoice({ ...question, kind, key })
  }
  const list = listBelow(question.prompt)
  if (list === null) return question
  const options = list.drafts.map(({ lines }) => joined(lines))
  const answer = answerText(question)
  const named =
    answer === null
      ? null
      : namedOptions(
          answer,
          list.drafts.map(({ letter }, at) => ({ letter, text: options[at] ?? '' })),
        )
  const marked = rightByMarks(list.drafts)
  const key = marked.length > 0 ? marked : (named?.key ?? [])
  return checkedChoice({
    ...sharedOf(question, named === null ? answer : null),
    kind,
    prompt: list.prompt,
    options,
    key: kind === 'singleChoice' && key.length > 1 ? [] : key,
  })
}

function asOpen(question: PastedQuestion, kind: OpenKind): PastedQuestion {
  const answer = answerText(question)
  const isPlain = question.kind !== 'number' || question.key?.tolerance === 0
  if (kind === 'shortText' && answer !== null && isPlain) {
    const accepted = question.kind === 'shortText' ? question.accepted : [answer]
    return { ...sharedOf(question, null), kind, accepted }
  }
  const value = kind === 'number' && answer !== null ? plainNumber(answer) : null
  const shared = sharedOf(question, value === null ? answer : null)
  switch (kind) {
    case 'shortText':
      return { ...shared, kind, accepted: [] }
    case 'number':
      return { ...shared, kind, key: value === null ? null : { value, tolerance: 0 } }
    case 'date':
      return { ...shared, kind, key: null }
    case 'longText':
    case 'statement':
      return { ...shared, kind }
  }
}

/** What questions of all kinds have; options become a list in the text. */
function sharedOf(question: PastedQuestion, answer: string | null) {
  const { line, prompt, help, explanation, tags, code, points, required, problems, notes } =
    question
  const list =
    'options' in question ? question.options.map((option) => `- ${indented(option)}`) : []
  return {
    line,
    prompt: list.length === 0 ? prompt : `${prompt}\n\n${list.join('\n')}`,
    ...(help === undefined ? {} : { help }),
    ...withAnswerForStaff(explanation, answer),
    ...(tags === undefined ? {} : { tags }),
    ...(code === undefined ? {} : { code }),
    ...(points === undefined ? {} : { points }),
    ...(required === undefined ? {} : { required }),
    problems: withoutKeyProblems(problems),
    notes,
  }
}

function indented(option: string): string {
  return option.replaceAll('\n', '\n  ')
}

/** The key as text; null if there is none. */
export function answerText(question: PastedQuestion): string | null {
  switch (question.kind) {
    case 'singleChoice':
    case 'multipleChoice':
      return question.key.length === 0
        ? null
        : question.key.map((index) => question.options[index] ?? '').join('; ')
    case 'shortText':
      return question.accepted.length === 0 ? null : question.accepted.join('; ')
    case 'number': {
      if (question.key === null) return null
      const { value, tolerance } = question.key
      const text = typedNumberText(value)
      return tolerance === 0 ? text : `${text} ± ${typedNumberText(tolerance)}`
    }
    case 'date':
      return question.key
    case 'rating':
      return question.key === null ? null : String(question.key)
    case 'matrix':
    case 'longText':
    case 'statement':
      return null
  }
}

/** More lines, or longer ones, are text. */
const MAX_PLAIN = 12
const LONGEST = 120

/**
 * The options at the end of a text: the last lines with marks, or else all short lines below the
 * first. Null unless there are two.
 */
function listBelow(prompt: string): { prompt: string; drafts: OptionDraft[] } | null {
  const lines = quizLines(prompt)
  const below: { at: number; draft: OptionDraft; isMarked: boolean }[] = []
  for (const [at, { text, isCode }] of [...lines.entries()].slice(1).toReversed()) {
    if (isCode) break
    if (text.trim() !== '') below.unshift({ at, ...optionOf(text.trim()) })
  }
  const plain = below.findLastIndex(({ isMarked }) => !isMarked)
  const marked = below.slice(plain + 1)
  const isShort =
    below.length <= MAX_PLAIN && below.every(({ at }) => (lines[at]?.text.length ?? 0) <= LONGEST)
  const items = marked.length > 1 ? marked : isShort ? below : []
  const [first, second] = items
  if (first === undefined || second === undefined) return null
  const above = joined(lines.slice(0, first.at).map(({ text }) => text))
  return above === '' ? null : { prompt: above, drafts: items.map(({ draft }) => draft) }
}

function optionOf(line: string): { draft: OptionDraft; isMarked: boolean } {
  const mark = optionMark(line) ?? looseMark(line)
  if (mark !== null) {
    const { text, letter, hasBox, isRight, star, isBold } = mark
    return { draft: { letter, hasBox, isRight, star, isBold, lines: [text] }, isMarked: true }
  }
  const item = bulletMark(line) ?? numberMark(line)
  const { text, ...marks } = withRightMarks(item?.text ?? line)
  return {
    draft: { ...marks, letter: null, hasBox: false, lines: [text] },
    isMarked: item !== null,
  }
}
