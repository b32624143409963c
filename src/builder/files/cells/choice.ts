import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { namedOptions } from '#src/builder/files/quiz/answerKey.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { type Fields, labelSource, listed } from './fields.ts'
import type { NamedKind } from './kinds.ts'

const { problems: words, notes: noteWords } = staffWords.cells
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
export function choiceFromFields(fields: Fields, named: NamedKind | null): Choice | null {
  if (named !== null && !CHOICES.includes(named)) return null
  const answer = fields.text('answer')
  if (isTrueFalse(fields, named, answer)) {
    const key = /^t/i.test(answer) ? [0] : /^f/i.test(answer) ? [1] : []
    return choice([...trueFalse], key, named, answer)
  }
  const cells = optionCells(fields)
  if (!cells.some(Boolean)) return named === null ? null : choice([], [], named, answer)
  if (fields.marked.length > 0) return choice(cells, fields.marked, named, answer)
  const key = keyIn(answer, cells)
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

function isTrueFalse(fields: Fields, named: NamedKind | null, answer: string): boolean {
  const hasOptions = [...fields.options, ...fields.wrongOptions].some(Boolean)
  if (hasOptions) return false
  return named === 'trueFalse' || (named === null && /^(?:true|false)$/i.test(answer))
}

/** One cell may list them all. */
function optionCells({ options, wrongOptions }: Fields): string[] {
  const [only, ...others] = options.filter(Boolean)
  if (only !== undefined && others.length === 0 && wrongOptions.length === 0) return listed(only)
  return [...options, ...wrongOptions]
}

/**
 * By letter, number or text of the columns, counting empty ones; several are separated like a list.
 */
function keyIn(answer: string, cells: readonly string[]): number[] | null {
  if (answer === '') return null
  const options = cells.map((text) => ({ letter: null, text }))
  const isThere = (place: number): boolean => (cells[place] ?? '') !== ''
  const whole = namedOptions(answer.replace(/^(?:option|answer|choice)\s+/i, ''), options)
  if (whole !== null && whole.rest === '' && whole.key.every(isThere)) return whole.key
  const places = listed(answer).map((each) => namedOptions(each, options)?.key ?? [])
  const key = places.flat()
  const isWhole = places.length > 1 && places.every((each) => each.length === 1)
  if (isWhole && key.every(isThere)) return [...new Set(key)].toSorted((a, b) => a - b)
  return whole !== null && whole.key.every(isThere) ? whole.key : null
}

function choice(
  cells: readonly string[],
  places: readonly number[],
  named: NamedKind | null,
  answer: string,
): Choice {
  const filled = cells.flatMap((cell, place) => (cell === '' ? [] : { cell, place }))
  const options = filled.map(({ cell }) => labelSource(cell))
  const key = filled.flatMap(({ place }, index) => (places.includes(place) ? index : []))
  const isSeveral = key.length > 1 || named === 'multipleChoice'
  return {
    kind: isSeveral ? 'multipleChoice' : 'singleChoice',
    options,
    key,
    problems: [
      ...(options.length < 2 ? [words.oneOption] : []),
      ...(new Set(options).size < options.length ? [words.sameOptions] : []),
      ...(key.length > 0 ? [] : [answer === '' ? words.noKey : words.unknownAnswer(answer)]),
    ],
    notes: [],
  }
}
