import type { Answer } from '#schemas/answer.ts'
import type { Option, QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { type Demand, onWhole, type Proposals } from '#src/assessment/engine/kinds/parts/demand.ts'
import { ownWordsWithin } from '#src/assessment/engine/kinds/parts/textProposing.ts'

/** Every set that matters; if own words are offered, each with and without them. */
export function multipleChoicesWithin(
  { options, other }: QuestionOf<'multipleChoice'>,
  demands: readonly Demand[],
  textRules: TextRules,
): Proposals {
  const sets = setsWithin(options, onWhole(demands))
  const chosen: Answer[] = sets.map((each) => ({ options: each }))
  if (!other) return { answers: chosen, isComplete: true }
  const { words, isComplete } = ownWordsWithin(demands, textRules)
  const withWords = sets.flatMap((each) => words.map((own) => ({ options: each, other: own })))
  return { answers: [...chosen, ...withWords], isComplete }
}

/**
 * Sets of options. The demands settle which options must and can't be chosen; of the others only
 * the number matters, and that the result is none of the excluded sets. *None of these* is always
 * alone; *all of these* is the set of every ordinary option, or alone if there are none.
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
  // For each size, one more set than has to be avoided, if there are that many.
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
