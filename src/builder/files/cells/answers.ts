/** What the column of correct answers means: decided over all its rows (rule SH4). */
import { namedOptions } from '#src/builder/files/quiz/answerKey.ts'
import { optionMark } from '#src/builder/files/quiz/lineMarks.ts'

import { type Meaning, MEANINGS, withoutOptionNames } from './columnUses.ts'
import { listed } from './fields.ts'

export type AnswerMeaning = {
  meaning: Meaning
  /** Another meaning that fits as many rows. */
  rival: Meaning | null
}

/** An answer, and the options of its row, with empty ones so that a position is that of a column. */
export type AnswerRow = { answer: string; cells: readonly string[] }

/** `preferred`: what the headings say. */
export function answerMeaning(
  rows: readonly AnswerRow[],
  preferred: Meaning | null,
): AnswerMeaning {
  const hasZero = rows.some(({ answer }) => /(?:^|\D)0(?:\D|$)/.test(answer))
  const possible = MEANINGS.filter((each) => hasZero || each !== 'positionFrom0')
  const fits = possible.map((meaning) => ({
    meaning,
    count: rows.filter((row) => optionsNamed(row, meaning) !== null).length,
  }))
  const most = Math.max(...fits.map(({ count }) => count))
  const best = fits.flatMap(({ meaning, count }) => (count === most ? meaning : []))
  const [first = 'text', second = null] = best
  return preferred !== null && best.includes(preferred)
    ? { meaning: preferred, rival: null }
    : { meaning: first, rival: second }
}

/** The places of the options that an answer names in this meaning; null if it doesn't fit. */
export function optionsNamed(row: AnswerRow, meaning: Meaning): number[] | null {
  const key = placesNamed(row, meaning)
  const isThere = key?.every((place) => (row.cells[place] ?? '') !== '')
  return key && key.length > 0 && isThere ? [...new Set(key)].toSorted((a, b) => a - b) : null
}

function placesNamed({ answer, cells }: AnswerRow, meaning: Meaning): number[] | null {
  switch (meaning) {
    case 'text':
      return byText(answer, cells)
    case 'letter':
      return byLetter(withoutOptionNames(answer), cells)
    case 'position':
      return byPosition(withoutOptionNames(answer), cells, 1)
    case 'positionFrom0':
      return byPosition(withoutOptionNames(answer), cells, 0)
  }
}

/** The whole cell is an option, or each of its parts is; a label in the cells is part of their text. */
function byText(answer: string, cells: readonly string[]): number[] | null {
  const labels = labelsOf(cells)
  const texts = cells.map((cell, place) => [
    comparable(cell),
    comparable(optionMark(cell)?.text ?? cell),
    labels?.[place],
  ])
  const placeOf = (text: string): number =>
    text === '' ? -1 : texts.findIndex((each) => each.includes(text))
  const whole = placeOf(comparable(answer))
  if (whole >= 0) return [whole]
  const places = listed(answer).map((part) => placeOf(comparable(part)))
  return places.length > 1 && places.every((place) => place >= 0) ? places : null
}

/** The letters that the cells begin with, as in "b) Red"; null unless all of them do. */
function labelsOf(cells: readonly string[]): (string | null)[] | null {
  const labels = cells.map((cell) => (cell === '' ? null : (optionMark(cell)?.letter ?? null)))
  return cells.every((cell, place) => cell === '' || labels[place] !== null) ? labels : null
}

/** "B", "(b)", "A, C", "AC", or a letter before the text of its option. */
function byLetter(answer: string, cells: readonly string[]): number[] | null {
  if (!/\p{L}/u.test(answer)) return null
  const labels = labelsOf(cells)
  const options = cells.map((_, place) => ({ letter: labels?.[place] ?? null, text: '' }))
  const isRun = /^\p{Lu}{2,8}$/u.test(answer) && new Set(answer).size === answer.length
  const plain = answer.replace(/^[(（]?(\p{L})[)）](?=\s*\S)/u, '$1:').replace(/[\n|]/g, ',')
  const named = namedOptions(isRun ? [...answer].join(', ') : plain, options)
  return named && (named.rest === '' || isTextOf(named.rest, cells, named.key)) ? named.key : null
}

/** "2", "1, 3", or a number before the text of its option. */
function byPosition(answer: string, cells: readonly string[], first: 0 | 1): number[] | null {
  const [numbers = ''] = /^\(?\d{1,3}(?:(?:[\s,;&|/+]|\band\b){1,6}\d{1,3})*/i.exec(answer) ?? []
  const key = (numbers.match(/\d+/g) ?? []).map((each) => Number(each) - first)
  const rest = answer.slice(numbers.length).replace(/^[.):\s–-]+/, '')
  return key.length > 0 && (rest === '' || isTextOf(rest, cells, key)) ? key : null
}

function isTextOf(text: string, cells: readonly string[], [place, other]: number[]): boolean {
  if (place === undefined || other !== undefined) return false
  const cell = cells[place] ?? ''
  const plain = comparable(text)
  return plain === comparable(cell) || plain === comparable(optionMark(cell)?.text ?? cell)
}

function comparable(text: string): string {
  return text.replace(/[*_`]/g, '').replace(/\s+/g, ' ').replace(/\.$/, '').trim().toLowerCase()
}
