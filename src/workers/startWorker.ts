/**
 * The content policy accepts worker addresses from a single Trusted Types policy, which only allows
 * the files built for it.
 */
// oxlint-disable-next-line import/default -- Vite makes the address of the built file its default.
import draft from './draftWorker.ts?worker&url'
// oxlint-disable-next-line import/default -- Likewise.
import reading from './readingWorker.ts?worker&url'
import type { WorkerName } from './tasks.ts'

declare global {
  interface Window {
    /** Chromium only; its result is accepted wherever a script URL is. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (input: string) => string },
      ): { createScriptURL(input: string): string }
    }
  }
}

const addresses: Readonly<Record<WorkerName, string>> = { draft, reading }

const policy = window.trustedTypes?.createPolicy('talentflow-worker', {
  createScriptURL: (input) => (input === reading ? reading : draft),
})

/** Null if the browser has no workers. */
export function startWorker(name: WorkerName): Worker | null {
  if (typeof Worker === 'undefined') return null
  const address = addresses[name]
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
}
