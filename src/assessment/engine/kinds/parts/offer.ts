import type { Predicate } from '#schemas/condition.ts'
import type { Option } from '#schemas/question.ts'

/** The choices a list of options allows, taking the options' roles into account. */
export type Offer = {
  has: (optionId: string) => boolean
  /**
   * Without duplicates. *All of these* and the set of all ordinary options imply each other, so
   * that both ways of choosing compare as equal.
   */
  chosen: (optionIds: readonly string[]) => string[]
  /** How many ordinary options, or *none of these*, are chosen. */
  count: (optionIds: readonly string[]) => number
  hasNone: (optionIds: readonly string[]) => boolean
  /** The predicate with sets of options normalised as in `chosen`. */
  read: (test: Predicate) => Predicate
}

/** Interprets choices by the roles of the options (rules C12 and L14). */
export function offerOf(options: readonly Option[]): Offer {
  const ids = new Set(options.map(({ id }) => id))
  const withRole = (role: Option['role']): string[] =>
    options.filter((option) => option.role === role).map(({ id }) => id)
  const none = new Set(withRole('none'))
  const all = withRole('all')
  const ordinary = withRole(undefined)

  const chosen = (optionIds: readonly string[]): string[] => {
    const set = new Set(optionIds)
    const isAll =
      all.some((id) => set.has(id)) ||
      (all.length > 0 && ordinary.length > 0 && ordinary.every((id) => set.has(id)))
    return [...(isAll ? new Set([...set, ...ordinary, ...all]) : set)]
  }
  return {
    has: (id) => ids.has(id),
    chosen,
    count: (optionIds) => chosen(optionIds).filter((id) => !all.includes(id)).length,
    hasNone: (optionIds) => optionIds.some((id) => none.has(id)),
    read: (test) =>
      (test.op === 'is' || test.op === 'isNot') && Array.isArray(test.value)
        ? { op: test.op, value: chosen(test.value) }
        : test,
  }
}
