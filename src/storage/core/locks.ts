/**
 * Locks for work that only one tab at a time may do, if the browser supports Web Locks. If it
 * doesn't, revisions alone keep tabs from overwriting each other.
 */

import { lockManager } from './lockManager.ts'

/** On a reload, the previous page still holds the lock for a moment. */
export const PATIENCE_MS = 500

export interface ResponseLock {
  /** False if another tab has it. */
  held: Promise<boolean>
  letGo(): void
}

/** Requests the lock `response-<candidateId>`, held by the tab that fills in a response. */
export function holdResponse(candidateId: string): ResponseLock {
  const locks = lockManager()
  if (!locks) return { held: Promise.resolve(true), letGo: () => undefined }
  let letGo = () => {}
  const over = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const held = new Promise<boolean>((resolve) => {
    locks
      .request(nameOf(candidateId), { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        resolve(true)
        return over
      })
      .catch(() => resolve(false))
  })
  return { held, letGo }
}

/** Whether some tab is filling in this response right now. */
export async function isResponseHeld(candidateId: string): Promise<boolean> {
  return (await listHeldResponses()).includes(candidateId)
}

/**
 * Whether another tab is filling in this response, for a tab that has released it; null if the
 * browser can't tell. Doesn't ask who holds the lock, because a released lock is held for a moment
 * longer.
 */
export async function isResponseTaken(candidateId: string): Promise<boolean | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const request = lockManager()?.request(nameOf(candidateId), { signal }, () => false)
  return request?.catch(() => true) ?? null
}

/** The candidates whose responses are being filled in by some tab right now, sorted by id. */
export async function listHeldResponses(): Promise<string[]> {
  const locks = await lockManager()?.query()
  const names = locks?.held?.map(({ name = '' }) => name) ?? []
  return names
    .filter((name) => name.startsWith(RESPONSE))
    .map((name) => name.slice(RESPONSE.length))
    .toSorted()
}

/** Runs `work` while no other tab runs anything under this name. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  return lockManager()?.request(name, work) ?? work()
}

const RESPONSE = 'response-'

function nameOf(candidateId: string): string {
  return `${RESPONSE}${candidateId}`
}
