import type { Test } from '#schemas/condition.ts'
import type { Option } from '#schemas/question.ts'

/** What may be chosen of a list of options, and what their roles make of a choice. */
export type Offer = {
  has: (optionId: string) => boolean
  /**
   * Each once. *All of these* and every ordinary option stand for each other: with the one come the
   * others, so that both ways of choosing compare alike.
   */
  chosen: (optionIds: readonly string[]) => string[]
  /** How many ordinary options, or *none of these*, are chosen. */
  count: (optionIds: readonly string[]) => number
  hasNone: (optionIds: readonly string[]) => boolean
  /** The test with sets of options read as `chosen` reads them. */
  read: (test: Test) => Test
}

/** Reads choices of these options by their roles (rules C12 and L14). */
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
