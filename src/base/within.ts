/** Undefined if `reading` takes longer than `ms`. Rejects as it does. */
export function within<T>(ms: number, reading: Promise<T>): Promise<T | undefined> {
  const over = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([reading, over])
}
