/** One pasted question that is two, from a line of its text or from one of its options on. */
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { numberMark } from '#src/builder/files/quiz/lineMarks.ts'
import { joined, quizLines } from '#src/builder/files/quiz/lines.ts'
import { asksForNumber } from '#src/builder/files/quiz/openQuestions.ts'

import { checkedChoice, type PastedChoice } from './problems.ts'

/** Where the second question starts: the index of a line of the prompt, or of an option. */
export type SplitPlace = { part: 'prompt' | 'option'; at: number }

/** More can't be chosen from. */
const MAX_PLACES = 12

/** The places where it can be split, each with the text that the second question would start with. */
export function splitPlaces(question: PastedQuestion): (SplitPlace & { text: string })[] {
  const lines = quizLines(question.prompt).flatMap(({ text, isCode }, at) =>
    at === 0 || isCode || !/\p{L}|\p{N}/u.test(text)
      ? []
      : [{ part: 'prompt' as const, at, text: text.trim() }],
  )
  const options = isSplittable(question)
    ? question.options.flatMap((text, at) =>
        at === 0 || text === '' ? [] : [{ part: 'option' as const, at, text }],
      )
    : []
  return [...lines, ...options].slice(0, MAX_PLACES)
}

/** Null if it has no such place. The second one keeps everything that isn't text or an option. */
export function splitAt(
  question: PastedQuestion,
  place: SplitPlace,
): [PastedQuestion, PastedQuestion] | null {
  const isPlace = splitPlaces(question).some(
    ({ part, at }) => part === place.part && at === place.at,
  )
  if (!isPlace) return null
  if (place.part === 'option' && isSplittable(question)) return atOption(question, place.at)
  const lines = question.prompt.split('\n')
  const above = joined(lines.slice(0, place.at))
  const below = joined(lines.slice(place.at))
  return [
    openFrom(question.line, above),
    { ...question, line: question.line + place.at, prompt: withoutNumber(below) },
  ]
}

function atOption(question: PastedChoice, at: number): [PastedQuestion, PastedQuestion] {
  const { line, prompt, options, key } = question
  const first = checkedChoice({
    line,
    prompt,
    kind: question.kind,
    options: options.slice(0, at),
    key: key.filter((index) => index < at),
    problems: [],
    notes: [],
  })
  const rest = options.slice(at + 1)
  const text = withoutNumber(options[at] ?? '')
  const { kind: _, options: __, key: ___, optionPoints: ____, shuffle: _____, ...shared } = question
  const second: PastedQuestion =
    rest.length === 0
      ? { ...shared, kind: 'longText', prompt: text, problems: [] }
      : checkedChoice({
          ...question,
          prompt: text,
          options: rest,
          key: key.flatMap((index) => (index > at ? [index - at - 1] : [])),
        })
  return [first, second]
}

function openFrom(line: number, prompt: string): PastedQuestion {
  const shared = { line, prompt, problems: [], notes: [] }
  return asksForNumber(prompt)
    ? { ...shared, kind: 'number', key: null }
    : { ...shared, kind: 'longText' }
}

function withoutNumber(text: string): string {
  return numberMark(text)?.text ?? text
}

function isSplittable(question: PastedQuestion): question is PastedChoice {
  const isChoice = question.kind === 'singleChoice' || question.kind === 'multipleChoice'
  return isChoice && question.optionPoints === undefined
}
