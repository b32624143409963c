/**
 * The content policy takes the address of a worker from one policy only, which lets nothing through but
 * the files that were built for it.
 */
// oxlint-disable-next-line import/default -- Vite makes the address of the built file its default.
import draft from './draftWorker.ts?worker&url'
// oxlint-disable-next-line import/default -- Likewise.
import reading from './readingWorker.ts?worker&url'
import type { WorkerName } from './tasks.ts'

declare global {
  interface Window {
    /** Chromium's; what it gives is taken wherever an address of a script is. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (asked: string) => string },
      ): { createScriptURL(asked: string): string }
    }
  }
}

const addresses: Readonly<Record<WorkerName, string>> = { draft, reading }

const policy = window.trustedTypes?.createPolicy('talentflow-worker', {
  createScriptURL: (asked) => (asked === reading ? reading : draft),
})

/** Null where the browser has none. */
export function startWorker(name: WorkerName): Worker | null {
  if (typeof Worker === 'undefined') return null
  const address = addresses[name]
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
}
