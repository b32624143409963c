/**
 * What one tab at a time may do, where the browser knows Web Locks; where it does not, revisions alone
 * keep tabs from writing over each other.
 */

/** On a reload the page before still holds the lock for a moment. */
const PATIENCE_MS = 500

export interface ResponseLock {
  /** False: another tab has it. */
  held: Promise<boolean>
  letGo(): void
}

/** Whoever fills in a response holds the lock `response-<candidateId>`. */
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

/** Whether somebody is filling in this response at this moment. */
export async function isResponseHeld(candidateId: string): Promise<boolean> {
  return (await listHeldResponses()).includes(candidateId)
}

/**
 * Whether another tab is filling in this response, for one that has let go of it; null where the
 * browser has no way to tell. Not by asking who holds it: what was let go of is held a moment longer.
 */
export async function isResponseTaken(candidateId: string): Promise<boolean | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const asked = lockManager()?.request(nameOf(candidateId), { signal }, () => false)
  return asked?.catch(() => true) ?? null
}

/** The candidates whose response some tab is filling in at this moment, in the order of their ids. */
export async function listHeldResponses(): Promise<string[]> {
  const locks = await lockManager()?.query()
  const names = locks?.held?.map(({ name = '' }) => name) ?? []
  return names
    .filter((name) => name.startsWith(RESPONSE))
    .map((name) => name.slice(RESPONSE.length))
    .toSorted()
}

/**
 * Held while a draft is open, by any number of tabs: what one of them noted last is its own to save.
 * A page in the back/forward cache goes on holding it, until somebody asks for it. Returns how to let go.
 */
export function holdDraft(assessmentId: string): () => void {
  const letGo = new AbortController()
  const over = new Promise<void>((resolve) => {
    letGo.signal.addEventListener('abort', () => resolve())
  })
  void lockManager()?.request(openName(assessmentId), { mode: 'shared' }, () => over)
  return () => letGo.abort()
}

/** Whether no tab has this draft open. */
export async function isDraftFree(assessmentId: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const asked = lockManager()?.request(openName(assessmentId), { signal }, () => true)
  return asked?.catch(() => false) ?? true
}

function openName(assessmentId: string): string {
  return `open-${assessmentId}`
}

/** Runs `work` when no other tab runs any of this name. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  return lockManager()?.request(name, work) ?? work()
}

const RESPONSE = 'response-'

function nameOf(candidateId: string): string {
  return `${RESPONSE}${candidateId}`
}

function lockManager(): LockManager | null {
  if (typeof navigator === 'undefined') return null
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ?? null
}
