/** Advice on what to check, from the figures of a question. */
import type { ChoiceStatistics } from './choices.ts'
import { type Figure, valueOf } from './figure.ts'

/** A sentence about a question, by name; `wording` or a screen has the words. */
export type Advice =
  | { kind: 'negative' | 'weak' | 'tooHard' | 'tooEasy' }
  /** The upper group chose these incorrect options more than the lower one. */
  | { kind: 'drawsUpper'; optionIds: string[] }
  /** Hardly anybody chooses these incorrect options. */
  | { kind: 'hardlyChosen'; optionIds: string[] }

/** At or above this mean share, or below the other one, a question tells few candidates apart. */
const EASY = 0.9
const HARD = 0.2
/** Below 0.2 an item is poor (Ebel & Frisbie 1991, Essentials of educational measurement). */
const WEAK = 0.2
/** Below 5 %, a distractor has no effect (Haladyna & Downing 1993, How many options is enough). */
const HARDLY = 0.05
/** Standard errors: what chance exceeds in one of 40 comparisons. */
export const BEYOND_CHANCE = 1.96

/** Where advice about a facility and a discrimination starts or ends. */
export const FACILITY_LIMITS: readonly number[] = [HARD, EASY]
export const DISCRIMINATION_LIMITS: readonly number[] = [WEAK]

/** Everything to check about a question, the gravest first (rule F11). */
export function adviceFor(
  facility: Figure | null,
  discrimination: Figure | null,
  asked: number,
  groupSize: number,
  choices: readonly ChoiceStatistics[],
): Advice[] {
  const mean = valueOf(facility)
  const relation = valueOf(discrimination)
  const isNegative = relation !== null && relation < -BEYOND_CHANCE * errorOf(discrimination)
  const wrong = choices.filter(({ what, isCorrect }) => what === 'option' && isCorrect === false)
  const drawing = wrong.filter((choice) => drawsUpper(choice, groupSize))
  // Without groups there are too few answers to say so.
  const rare = groupSize === 0 ? [] : wrong.filter(({ chosen }) => chosen < asked * HARDLY)
  return [
    ...(isNegative ? [{ kind: 'negative' } as const] : []),
    ...(drawing.length > 0 ? [{ kind: 'drawsUpper', optionIds: idsOf(drawing) } as const] : []),
    ...(relation !== null && !isNegative && relation < WEAK ? [{ kind: 'weak' } as const] : []),
    ...(mean !== null && mean < HARD ? [{ kind: 'tooHard' } as const] : []),
    ...(mean !== null && mean >= EASY ? [{ kind: 'tooEasy' } as const] : []),
    ...(rare.length > 0 ? [{ kind: 'hardlyChosen', optionIds: idsOf(rare) } as const] : []),
  ]
}

/** The standard error of a correlation whose true value is 0: 1 / the root of n − 1. */
function errorOf(relation: Figure | null): number {
  return 1 / Math.sqrt((relation?.cases ?? 0) - 1)
}

/** By more than the standard error of the difference of two shares explains. */
function drawsUpper({ upper, lower }: ChoiceStatistics, size: number): boolean {
  if (upper === null || lower === null || upper <= lower) return false
  const share = (upper + lower) / 2
  return upper - lower >= BEYOND_CHANCE * Math.sqrt((share * (1 - share) * 2) / size)
}

function idsOf(choices: readonly ChoiceStatistics[]): string[] {
  return choices.flatMap(({ optionId }) => optionId ?? [])
}
