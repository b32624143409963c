import type { QuestionOf } from '#schemas/question.ts'
import { comparedNumbers, type Demand } from './demand.ts'

/** The open interval between two neighbouring numbers, or beyond the outermost one. */
type Gap = { above: number; below: number }

/**
 * The compared numbers and limits divide the number line. Each of them is proposed, and one number
 * from each gap, because all numbers within a gap are equivalent.
 */
export function numbersWithin(
  { min, max, step }: Pick<QuestionOf<'number'>, 'min' | 'max' | 'step'>,
  demands: readonly Demand[],
): number[] {
  const cuts = [...comparedNumbers(demands), ...(min === undefined ? [] : [min])]
  if (max !== undefined) cuts.push(max)
  const within = step === undefined ? anywhere : onSteps(min ?? 0, step)
  return cutLine(cuts, within)
}

/** The whole numbers from `least` up that represent all of them. */
export function wholeNumbersFrom(least: number, cuts: readonly number[]): number[] {
  return cutLine([least, ...cuts], onSteps(0, 1)).filter(
    (each) => each >= least && Number.isInteger(each),
  )
}

/** From the lowest cut upwards, then what is below it. */
function cutLine(cuts: readonly number[], within: (gap: Gap) => number[]): number[] {
  const line = [...new Set(cuts)].toSorted((a, b) => a - b)
  const [lowest] = line
  if (lowest === undefined) return within({ above: -1, below: Infinity })
  const upwards = line.flatMap((cut, place) => [
    cut,
    ...within({ above: cut, below: line[place + 1] ?? Infinity }),
  ])
  return [...upwards, ...within({ above: -Infinity, below: lowest })]
}

/** A whole number if there is one, otherwise one further inside. */
function anywhere(gap: Gap): number[] {
  const { above, below } = gap
  const next = above === -Infinity ? Math.ceil(below) - 1 : Math.floor(above) + 1
  return [isIn(gap, next) ? next : furtherIn(gap)]
}

/** The nearest numbers on a step; the second in case rounding puts the first on the edge. */
function onSteps(base: number, step: number): (gap: Gap) => number[] {
  return (gap) => {
    const { above, below } = gap
    const last = Math.ceil((below - base) / step) - 1
    const first = Math.floor((above - base) / step) + 1
    const numbersAt = (counts: number[]): number[] =>
      counts.map((count) => rounded(base + count * step)).filter((each) => isIn(gap, each))
    const near = numbersAt(above === -Infinity ? [last, last - 1] : [first, first + 1])
    return near.length > 0 ? near : numbersAt([Math.round((furtherIn(gap) - base) / step)])
  }
}

function isIn({ above, below }: Gap, number: number): boolean {
  return above < number && number < below
}

/** Far from 0, numbers are further apart than steps, and the next one may be on the edge. */
function furtherIn({ above, below }: Gap): number {
  if (above === -Infinity) return below - Math.abs(below)
  return below === Infinity ? above + Math.abs(above) : above / 2 + below / 2
}

/** The number as it would be written, where that is exact at least to a whole number. */
function rounded(number: number): number {
  return Math.abs(number) < 1e15 ? Number(number.toPrecision(15)) : number
}
