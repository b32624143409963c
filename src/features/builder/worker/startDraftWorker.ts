/**
 * The content policy takes the address of a worker from one policy only, which lets nothing through
 * but the file that was built for it.
 */
// oxlint-disable-next-line import/default -- Vite makes the address of the built file its default.
import address from './draftWorker.ts?worker&url'

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

const policy = window.trustedTypes?.createPolicy('talentflow-worker', {
  createScriptURL: () => address,
})

/** Null where the browser has none. */
export function startDraftWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
}
