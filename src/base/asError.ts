/** Wraps a thrown value in an error if it is not one, since anything can be thrown. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
