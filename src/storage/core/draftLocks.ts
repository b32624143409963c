import { lockManager } from './lockManager.ts'
import { PATIENCE_MS } from './locks.ts'

/**
 * Held while a draft is open, by any number of tabs: each saves its own last note itself. A page in
 * the back/forward cache keeps holding it until somebody requests it. Returns a function that
 * releases it.
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
  const request = lockManager()?.request(openName(assessmentId), { signal }, () => true)
  return request?.catch(() => false) ?? true
}

function openName(assessmentId: string): string {
  return `open-${assessmentId}`
}
