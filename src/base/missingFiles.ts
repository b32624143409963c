/** Files of the app that could not be loaded: offline, or because the server was updated meanwhile. */

/** Thrown where the error of the browser is not at hand. */
export class MissingFile extends Error {
  override name = 'MissingFile'
}

const errors = new WeakSet<Error>()

// Browsers word these errors differently; Vite reports them all.
if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => errors.add(payload))
}

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && (error instanceof MissingFile || errors.has(error))
}
