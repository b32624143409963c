import type { Advice } from '#src/assessment/engine/statistics/advice.ts'
import type { Figure } from '#src/assessment/engine/statistics/figure.ts'
import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { numberFormat, numberText } from '#src/assessment/words/values/formats.ts'
import { percentText } from '#src/staff/words/pointsText.ts'

/** "0.42": correlations and alpha. Never "−0.00". */
export function coefficientText(value: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return numberFormat('en', { ...digits, signDisplay: 'negative' })
    .format(value)
    .replace('-', '−')
}

/** "12 min 30 s" for milliseconds. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${numberText(minutes)} min ${seconds % 60} s`
}

/** "Needs 30 responses; there are 12." */
export function neededWords(
  { cases, needed }: Extract<Figure, { kind: 'tooFew' }>,
  basis: string,
): string {
  return `Needs ${needed} ${basis}; there ${cases === 1 ? 'is' : 'are'} ${cases}.`
}

/** In a cell of a table. */
export function figureText(figure: Figure | null, format: (value: number) => string): string {
  switch (figure?.kind) {
    case undefined:
      return '–'
    case 'tooFew':
      return 'Too few'
    case 'noSpread':
      return 'No variation'
    case 'value':
      return format(figure.value)
  }
}

/** The gravest thing to check about a question, in few words; '' if there is nothing. */
export function noteText({ advice, most, toBeMarked }: QuestionStatistics): string {
  const [first] = advice
  if (first !== undefined) return NOTES[first.kind]
  if (most === 0) return 'No points'
  return toBeMarked > 0 ? `${numberText(toBeMarked)} to mark` : ''
}

const NOTES: { readonly [K in Advice['kind']]: string } = {
  negative: 'Check the answer key',
  drawsUpper: 'Check an incorrect option',
  weak: 'Low discrimination',
  tooHard: 'Very hard',
  tooEasy: 'Very easy',
  hardlyChosen: 'Rarely chosen option',
}

/** The advice in words, with the reason; `options` are the labels of the options it concerns. */
export const ADVICE: { readonly [K in Advice['kind']]: (options: string) => string } = {
  negative: () =>
    'Candidates who do well elsewhere do worse on this question. Check that the answer key is correct and that the question can’t be misread.',
  drawsUpper: (options) =>
    `Strong candidates pick ${options} more often than weak ones, but the answer key marks it wrong. Check whether it is correct too.`,
  weak: () =>
    'This question does little to tell strong candidates from weak ones. Check that it is clear and belongs in this assessment.',
  tooHard: () =>
    `On average, candidates get less than ${percentText(0.2)} of the points. Check that the question is clear and that the people you want to hire can answer it.`,
  tooEasy: () =>
    `On average, candidates get at least ${percentText(0.9)} of the points, so this question says little about who is better. Ask something harder, unless it is enough that everybody knows this.`,
  hardlyChosen: (options) =>
    `Fewer than ${percentText(0.05)} of candidates chose ${options}. Replace an incorrect option that is rarely chosen with a more plausible one, or remove it.`,
}
