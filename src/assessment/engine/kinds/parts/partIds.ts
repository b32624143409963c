import type { IdChange } from './defineAuthoring.ts'

/** Undefined if there were no ids, or none are left. */
export function changedIds(
  ids: readonly string[] | undefined,
  change: IdChange,
): string[] | undefined {
  const changed = ids?.flatMap((id) => change(id) ?? [])
  return changed?.length === 0 && ids?.length !== 0 ? undefined : changed
}

/** Undefined if there was nothing, or nothing is left. */
export function withChangedIds<T>(
  byId: Readonly<Record<string, T>> | undefined,
  change: IdChange,
): Record<string, T> | undefined {
  if (byId === undefined) return undefined
  const changed = Object.entries(byId).flatMap(([id, value]) => {
    const next = change(id)
    return next === null ? [] : [[next, value] as const]
  })
  return changed.length === 0 && isFilled(byId) ? undefined : Object.fromEntries(changed)
}

export function isFilled(record: object): boolean {
  return Object.keys(record).length > 0
}
