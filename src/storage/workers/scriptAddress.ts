/**
 * The content policy accepts addresses of scripts from a single Trusted Types policy, which only
 * allows the workers built for it.
 */
// oxlint-disable-next-line import/default -- Vite makes the address of the built file its default.
import draft from '#src/builder/workers/draftWorker.ts?worker&url'
// oxlint-disable-next-line import/default -- Likewise.
import file from '#src/custody/workers/fileWorker.ts?worker&url'
// oxlint-disable-next-line import/default -- Likewise.
import key from './keyWorker.ts?worker&url'
// oxlint-disable-next-line import/default -- Likewise.
import reading from '#src/builder/workers/readingWorker.ts?worker&url'
// oxlint-disable-next-line import/default -- Likewise.
import responses from '#src/review/workers/responsesWorker.ts?worker&url'

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

/** `offline` is the service worker; browsers find its updates under its fixed name. */
const addresses = {
  draft,
  file,
  key,
  reading,
  responses,
  offline: '/serviceWorker.js',
} as const
const allowed: readonly string[] = Object.values(addresses)

const policy = window.trustedTypes?.createPolicy('talentflow-worker', {
  createScriptURL: (input) => {
    if (allowed.includes(input)) return input
    throw new TypeError(`Not a script of TalentFlow: ${input}`)
  },
})

export function scriptAddress(name: keyof typeof addresses): string {
  const address = addresses[name]
  return policy?.createScriptURL(address) ?? address
}
