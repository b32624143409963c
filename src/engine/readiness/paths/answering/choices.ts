import type { Answer } from '#schemas/answer.ts'
import type { Option, QuestionOf } from '#schemas/question.ts'

import { type Demand, onWhole, type Proposals } from './demand.ts'
import { ownWordsWithin } from './texts.ts'

/** An option each, and own words where they are asked for. */
export function singleChoicesWithin(
  { options, other }: QuestionOf<'singleChoice'>,
  demands: readonly Demand[],
): Proposals {
  const chosen: Answer[] = options.map(({ id }) => ({ option: id }))
  if (!other) return { answers: chosen, isComplete: true }
  const { words, isComplete } = ownWordsWithin(demands)
  return { answers: [...chosen, ...words.map((own) => ({ other: own }))], isComplete }
}

/** Every set that matters, and where they are asked for, each with and without own words. */
export function multipleChoicesWithin(
  { options, other }: QuestionOf<'multipleChoice'>,
  demands: readonly Demand[],
): Proposals {
  const sets = setsWithin(options, onWhole(demands))
  const chosen: Answer[] = sets.map((each) => ({ options: each }))
  if (!other) return { answers: chosen, isComplete: true }
  const { words, isComplete } = ownWordsWithin(demands)
  const withWords = sets.flatMap((each) => words.map((own) => ({ options: each, other: own })))
  return { answers: [...chosen, ...withWords], isComplete }
}

/**
 * Sets of options. Those that have to be chosen and those that can't be are settled by the demands;
 * of the others only how many matters, and that none of the sets comes out that must not. *None of
 * these* stands alone; *all of these* is the set of every ordinary option, or alone without any.
 */
export function setsWithin(options: readonly Option[], demands: readonly Demand[]): string[][] {
  const exact = demands.filter(({ test }) => test.op === 'is')
  const wanted = exact.find(({ isWanted }) => isWanted)?.test
  if (wanted?.op === 'is') return Array.isArray(wanted.value) ? [wanted.value] : []
  const idsOf = (role: Option['role']): string[] =>
    options.filter((option) => option.role === role).map(({ id }) => id)
  const all = idsOf('all')
  const ordinary = idsOf(undefined)
  const chosen = new Set(
    included(demands, true).flatMap((id) => (all.includes(id) ? ordinary : id)),
  )
  const left = new Set(included(demands, false))
  const free = ordinary.filter((id) => !chosen.has(id) && !left.has(id))
  // Of each size one more set than must be avoided, as far as there are so many.
  const sets = Array.from({ length: free.length + 1 }, (_, size) =>
    subsets(free, size, exact.length + 1).map((others) => [...chosen, ...others]),
  ).flat()
  return [...sets, ...[...all, ...idsOf('none')].map((id) => [id])]
}

function included(demands: readonly Demand[], isWanted: boolean): string[] {
  return demands.flatMap((demand) =>
    demand.isWanted === isWanted && demand.test.op === 'includes' ? [demand.test.value] : [],
  )
}

/** The first subsets of this size, at most `most`. */
function subsets(items: readonly string[], size: number, most: number): string[][] {
  if (size === 0) return [[]]
  const found: string[][] = []
  for (let place = 0; place + size <= items.length && found.length < most; place++) {
    const first = items[place]
    if (first === undefined) break
    const rest = subsets(items.slice(place + 1), size - 1, most - found.length)
    found.push(...rest.map((others) => [first, ...others]))
  }
  return found
}
