/** Observes committed changes, including those of other tabs, which Dexie broadcasts. */
import { Dexie, type IntervalTree, type ObservabilitySet, type Table } from 'dexie'

/**
 * Calls `onChange` with the changed keys, or null if any may have changed. Returns a function that
 * unsubscribes.
 */
export function observeStore(table: Table, onChange: (ids: string[] | null) => void): () => void {
  const part = `idb://${table.db.name}/${table.name}/`
  const listen = (parts: ObservabilitySet) => {
    const changed = parts[part]
    if ('all' in parts) onChange(null)
    else if (changed) onChange(singleKeys(changed))
  }
  Dexie.on.storagemutated.subscribe(listen)
  return () => Dexie.on.storagemutated.unsubscribe(listen)
}

/** Large writes are broadcast as ranges, without the individual keys. */
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
