import { vi } from 'vitest'

/** As long as whatever testing-library waits for (setup.ts). */
const PATIENCE_MS = 10_000

/** Settles once `check` no longer throws, which may take a while on a busy machine. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS })
}
