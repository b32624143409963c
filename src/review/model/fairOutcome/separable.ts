/** Which meanings of "selected" can be chosen without giving anybody's group away (rule G9). */
import { LEAST_SHOWN } from './masking.ts'

/** The candidates selected by one criterion; all list the same candidates, in the same order. */
export interface Selection<C> {
  criterion: C
  isSelected: readonly boolean[]
}

/**
 * The criteria that are offered, in their order. The figures of two criteria, subtracted, are those of the
 * candidates that only one of them selects. So a criterion is left out if these are fewer than a group
 * that is shown, but not none, for a criterion before it.
 */
export function separableCriteria<C>(selections: readonly Selection<C>[]): C[] {
  const offered: Selection<C>[] = []
  for (const selection of selections) {
    const isApart = offered.every((other) => {
      const between = differing(selection, other)
      return between === 0 || between >= LEAST_SHOWN
    })
    if (isApart) offered.push(selection)
  }
  return offered.map(({ criterion }) => criterion)
}

function differing(one: Selection<unknown>, other: Selection<unknown>): number {
  return one.isSelected.filter((isSelected, place) => isSelected !== other.isSelected[place]).length
}
