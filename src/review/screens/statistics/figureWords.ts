import type { Definition } from '#schemas/definition.ts'
import {
  type Advice,
  BEYOND_CHANCE,
  DISCRIMINATION_LIMITS,
  FACILITY_LIMITS,
} from '#src/assessment/engine/statistics/advice.ts'
import type { Figure } from '#src/assessment/engine/statistics/figure.ts'
import {
  errorOfDifference,
  type ReliabilityVerdict,
  VERDICT_LIMITS,
} from '#src/assessment/engine/statistics/reliability.ts'
import {
  type ShownFigure,
  shownFigure,
  shownShare,
} from '#src/assessment/engine/statistics/rounding.ts'
import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { formattedNumber, numberText } from '#src/assessment/words/values/formats.ts'

/**
 * "0.42": correlations, alpha and kappa (rule F12), beside the `limits` that they are judged by.
 * Never "−0.00".
 */
export function coefficientText(
  value: number,
  limits: readonly number[] = [],
  decimals = 2,
): string {
  return fixedText(shownFigure(value, decimals, limits))
}

/** "0.031", or "under 0.001". */
export function probabilityText(p: number, limits: readonly number[] = []): string {
  return p < 0.001 ? 'under 0.001' : fixedText(shownFigure(p, 3, limits))
}

/** "62%" for 0.618: a share of answers or people, beside the `limits` it is judged by (rule F12). */
export function shareText(share: number, limits: readonly number[] = []): string {
  return `${numberText(shownShare(share, 0, limits).value)}%`
}

/** "62%": the mean share of the points of a question. */
export function facilityText(share: number): string {
  return shareText(share, FACILITY_LIMITS)
}

export function discriminationText(value: number): string {
  return coefficientText(value, DISCRIMINATION_LIMITS)
}

/** Cronbach’s alpha, beside its verdict. */
export function alphaText(value: number): string {
  return coefficientText(value, VERDICT_LIMITS)
}

/** "87.5%" of a group, which is so small that whole numbers would not add up. */
export function groupShareText(share: number): string {
  return `${numberText(shownShare(share, 1).value)}%`
}

/** "10.8%": the mean, median, deviation or error of scores. */
export function scoreFigureText(share: number): string {
  return `${fixedText(shownShare(share, 1))}%`
}

function fixedText({ value, decimals }: ShownFigure): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return formattedNumber(value, 'en', digits)
}

export function provisionalText(provisional: number, scores: number): string {
  const [is, their, it] =
    provisional === 1 ? ['is', 'its review is', 'it'] : ['are', 'their reviews are', 'them']
  return `${numberText(provisional)} of ${numberText(scores)} scores ${is} provisional until ${their} finished. Answers without a mark are left out of ${it}.`
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
    `On average, candidates get less than ${shareText(0.2)} of the points. Check that the question is clear and that the people you want to hire can answer it.`,
  tooEasy: () =>
    `On average, candidates get at least ${shareText(0.9)} of the points, so this question says little about who is better. Ask something harder, unless it is enough that everybody knows this.`,
  hardlyChosen: (options) =>
    `Fewer than ${shareText(0.05)} of candidates chose ${options}. Replace an incorrect option that is rarely chosen with a more plausible one, or remove it.`,
}

/** What a reliability that is not good means for ranks (rule F13); null for a good one. */
export const RELIABILITY_ADVICE: { readonly [V in ReliabilityVerdict]: string | null } = {
  excellent: null,
  good: null,
  adequate: 'Reliability is enough to compare candidates whose scores are clearly apart.',
  low: 'Reliability is low: don’t rank candidates by these scores alone.',
  tooLow:
    'Reliability is too low to rank candidates: more than half of the differences in score may be chance.',
}

/** How far two scores must be apart, in percentage points, for this standard error (rule F14). */
export function differenceWords(error: number): string {
  const one = errorOfDifference(error) * 100
  const [least, sure] = [one, BEYOND_CHANCE * one].map((points) =>
    numberText(shownFigure(points, points < 10 ? 1 : 0).value),
  )
  return `Scores that differ by less than about ${least} percentage points can’t be told apart. A difference of about ${sure} or more is rarely chance.`
}

/** In which figures points of calculated values count, and knock-outs (rule F15), if there are any. */
export function countedWords(definition: Definition): string[] {
  const hasValues = definition.calculated.some(({ points }) => points !== undefined)
  const hasKnockOuts = questionsOf(definition).some(
    (question) => 'knockOut' in question && question.knockOut !== undefined,
  )
  return [
    ...(hasValues
      ? [
          'Points of calculated values count in the mean, the median, the deviation and the chart. Reliability, its standard error, facility and discrimination are about questions alone and leave them out.',
        ]
      : []),
    ...(hasKnockOuts
      ? ['A knock-out changes no figure on this page: such a response counts like any other.']
      : []),
  ]
}

/** Reliability without a question beside that with it. */
export function withoutWords(without: number, whole: number): string {
  const beside = coefficientText(whole, [], 3)
  // Of the figures as they are shown, so that they add up.
  const [after, before] = [without, whole].map((value) => shownFigure(value, 3).value)
  const change = coefficientText(Math.abs((after ?? 0) - (before ?? 0)), [], 3)
  if (change === '0.000') return `With it: ${beside}, so it makes no difference.`
  return without > whole
    ? `With it: ${beside}. Scores would be more consistent without it, by ${change}: consider removing it.`
    : `With it: ${beside}. Scores would be less consistent without it, by ${change}.`
}
