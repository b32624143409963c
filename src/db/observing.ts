/**
 * Hearing of committed changes, those of other tabs too: Dexie broadcasts them.
 */
import { Dexie, type IntervalTree, type ObservabilitySet, type Table } from 'dexie'

import { DATABASE_NAME } from './layout.ts'

/** `heard` gets the keys that changed, or null when any may have. Returns the way to stop. */
export function observeStore(table: Table, heard: (ids: string[] | null) => void): () => void {
  const part = `idb://${DATABASE_NAME}/${table.name}/`
  const listen = (parts: ObservabilitySet) => {
    const changed = parts[part]
    if ('all' in parts) heard(null)
    else if (changed) heard(singleKeys(changed))
  }
  Dexie.on.storagemutated.subscribe(listen)
  return () => Dexie.on.storagemutated.unsubscribe(listen)
}

/** Large writes are announced as ranges: then the keys are not known. */
function singleKeys(changed: IntervalTree): string[] | null {
  const keys: string[] = []
  const left = [changed]
  for (let node = left.pop(); node; node = left.pop()) {
    if (!('from' in node)) continue
    if (typeof node.from !== 'string' || node.from !== node.to) return null
    keys.push(node.from)
    if (node.l) left.push(node.l)
    if (node.r) left.push(node.r)
  }
  return keys
}
