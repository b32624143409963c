/** Null where the browser has no Web Locks. */
export function lockManager(): LockManager | null {
  if (typeof navigator === 'undefined') return null
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ?? null
}
