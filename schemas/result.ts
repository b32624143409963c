/** Expected failures are returned, never thrown. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function failed<const E>(error: E): { ok: false; error: E } {
  return { ok: false, error }
}
