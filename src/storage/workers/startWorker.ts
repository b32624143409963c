import { scriptAddress } from './scriptAddress.ts'
import type { WorkerName } from './tasks.ts'

/** Null if the browser has no workers. */
export function startWorker(name: WorkerName): Worker | null {
  if (typeof Worker === 'undefined') return null
  return new Worker(scriptAddress(name), { type: 'module' })
}
