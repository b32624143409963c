import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { optionMark } from '#src/builder/files/quiz/lineMarks.ts'
import { withRightMarks } from '#src/builder/files/quiz/rightMarks.ts'
import { trueFalseOf } from '#src/builder/files/quiz/trueFalse.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { type AnswerMeaning, type AnswerRow, optionsNamed } from './answers.ts'
import { type Fields, labelSource, listed } from './fields.ts'
import type { NamedKind } from './kinds.ts'

const { problems: words, notes: noteWords } = staffWords.cells
const { problems: quizWords } = staffWords.quiz
const trueFalse = staffWords.gift.trueFalse

type Choice = Pick<
  Extract<PastedQuestion, { kind: 'singleChoice' | 'multipleChoice' }>,
  'kind' | 'options' | 'key' | 'shuffle' | 'problems' | 'notes'
>

const CHOICES: readonly (NamedKind | null)[] = [
  'choice',
  'singleChoice',
  'multipleChoice',
  'trueFalse',
]

/** Null if the cells have no options, or name a kind without options. */
export function choiceFromFields(
  fields: Fields,
  named: NamedKind | null,
  decided: AnswerMeaning,
): Choice | null {
  if (named !== null && !CHOICES.includes(named)) return null
  const answer = fields.text('answer')
  if (!hasOptions(fields) && (named === 'trueFalse' || named === null)) {
    const pair = trueFalseOf('…', answer)
    if (pair !== null) return choice(pair.options, pair.key, named, answer)
    const key = /^(?:t|yes$|1$)/i.test(answer) ? [0] : /^(?:f|no$|0$)/i.test(answer) ? [1] : []
    if (named === 'trueFalse') return choice([...trueFalse], key, named, answer)
  }
  const judged = judgedParts(answer)
  if (judged !== null && !hasOptions(fields)) {
    const key = judged.flatMap(({ isRight }, at) => (isRight ? at : []))
    return choice(
      judged.map(({ text }) => text),
      key,
      named,
      '',
    )
  }
  const cells = optionCells(fields)
  if (!cells.some(Boolean)) return named === null ? null : choice([], [], named, answer)
  if (fields.marked.length > 0) return choice(cells, fields.marked, named, answer)
  const row = { answer, cells }
  const key = isAnswerAlone(fields) ? null : optionsNamed(row, decided.meaning)
  const other = key && decided.rival && optionsNamed(row, decided.rival)
  // A run of letters is seldom meant where the text is an option.
  if (key && other && key.length === other.length && key.join() !== other.join()) {
    const made = choice(cells, [], named, '')
    const others = made.problems.filter((each) => each !== words.noKey)
    return { ...made, problems: [...others, words.unclear(answer)] }
  }
  if (key !== null || fields.wrongOptions.length === 0 || answer === '') {
    return choice(cells, key ?? [], named, answer)
  }
  // Its row has only the incorrect options; the answer is the remaining option.
  const correct = listed(answer)
  const all = [...(correct.length > 1 ? correct : [answer]), ...cells]
  const places = all.slice(0, all.length - cells.length).map((_, place) => place)
  const made = choice(all, places, named, answer)
  return { ...made, shuffle: true, notes: [...made.notes, noteWords.shuffled] }
}

/** The answer of a row and its options, by which the meaning of the column is decided. */
export function answerRow(fields: Fields): AnswerRow | null {
  const answer = fields.text('answer')
  if (answer === '' || fields.marked.length > 0 || isAnswerAlone(fields)) return null
  return hasOptions(fields) ? { answer, cells: optionCells(fields) } : null
}

function hasOptions(fields: Fields): boolean {
  return [...fields.options, ...fields.wrongOptions].some(Boolean)
}

/** Beside columns of incorrect options only, the answer is an option itself. */
function isAnswerAlone(fields: Fields): boolean {
  return fields.wrongOptions.some(Boolean) && !fields.options.some(Boolean)
}

/** The options in one cell that says which are correct: "Right:Oslo,Wrong:Rome". */
function judgedParts(answer: string): { isRight: boolean; text: string }[] | null {
  if (!/^"?(?:right|wrong):/i.test(answer)) return null
  return answer.split(/,\s*(?="?(?:right|wrong):)/i).map((part) => {
    const plain = part.replace(/^"([^]*)"$/, '$1')
    return { isRight: /^right/i.test(plain), text: plain.replace(/^\w+:\s*/, '') }
  })
}

/** One cell may list them all. */
function optionCells({ options, wrongOptions }: Fields): string[] {
  const [only, ...others] = options.filter(Boolean)
  if (only !== undefined && others.length === 0 && wrongOptions.length === 0) return listed(only)
  return [...options, ...wrongOptions]
}

/** `places`: of the correct cells. Without any, marks in the cells count if not all have one. */
function choice(
  cells: readonly string[],
  places: readonly number[],
  named: NamedKind | null,
  answer: string,
): Choice {
  const filled = cells.flatMap((cell, place) => (cell === '' ? [] : { place, ...markedCell(cell) }))
  const isMarked = filled.some((each) => each.isMarked) && !filled.every((each) => each.isMarked)
  const options = filled.map(({ cell, text }) => labelSource(isMarked ? text : cell))
  const keyed = filled.flatMap(({ place }, index) => (places.includes(place) ? index : []))
  const marks = isMarked ? filled.flatMap((each, index) => (each.isMarked ? index : [])) : []
  const key = keyed.length > 0 || answer !== '' ? keyed : marks
  const isSeveral = key.length > 1 || named === 'multipleChoice'
  return {
    kind: isSeveral ? 'multipleChoice' : 'singleChoice',
    options,
    key,
    problems: [
      ...(options.length < 2 ? [words.oneOption] : []),
      ...(new Set(options).size < options.length ? [words.sameOptions] : []),
      ...(key.length > 0 ? [] : [answer === '' ? words.noKey : words.unknownAnswer(answer)]),
      ...(isMarked && key.join() !== marks.join() ? [quizWords.twoKeys] : []),
    ],
    notes: [],
  }
}

/** A cell without a tick, a star or “(correct)” at either end. */
function markedCell(cell: string): { cell: string; text: string; isMarked: boolean } {
  const mark = cell.includes('\n') ? null : (optionMark(cell) ?? withRightMarks(cell))
  if (mark === null || mark.text === '') return { cell, text: cell, isMarked: false }
  const isMarked = mark.isRight || mark.star
  return { cell, text: isMarked ? mark.text : cell, isMarked }
}
