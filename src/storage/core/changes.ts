/**
 * Notifies other tabs of writes, and listens for theirs. Staff's tabs use Dexie, so this uses
 * Dexie's channel and its format for changed keys: a tree of key ranges under
 * `idb://<database>/<store>/<index>` (`ObservabilitySet` and `IntervalTree` in Dexie's types).
 */
import { DATABASE_NAME, hiringLayout } from './layout.ts'
import { fieldOf } from './rawField.ts'

const CHANNEL = 'x-storagemutated-1'

/** `d` is the depth of the tree from here on; `r` is the subtree of higher ranges. */
interface Ranges {
  from: unknown
  to: unknown
  d: number
  r?: Ranges | null
}

const everything: Ranges = { from: -Infinity, to: [[]], d: 1 }

/** Call after the commit, with the keys written to each store of the hiring database. */
export function announceChanges(keysByStore: ReadonlyMap<string, readonly string[]>): void {
  const parts: { [part: string]: Ranges | null } = {}
  for (const [store, keys] of keysByStore) {
    parts[placeOf(store)] = rangesOf([...new Set(keys)].toSorted())
    // Former index values are not known, so any entry of each index may have changed.
    for (const index of [...indexesOf(store), ':dels']) parts[placeOf(store) + index] = everything
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(parts)
  channel.close()
}

/**
 * Calls `onChange` whenever this store is written to, here or in another tab. Returns a function that
 * unsubscribes.
 */
export function onChanges(store: string, onChange: () => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (['all', placeOf(store)].some((part) => fieldOf(data, part) !== undefined)) onChange()
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listen)
  return () => channel.close()
}

function placeOf(store: string): string {
  return `idb://${DATABASE_NAME}/${store}/`
}

function indexesOf(store: string): string[] {
  const named = Object.entries(hiringLayout).find(([name]) => name === store)
  return named?.[1].split(', ').slice(1) ?? []
}

function rangesOf([first, ...above]: readonly string[]): Ranges | null {
  return first === undefined
    ? null
    : { from: first, to: first, d: above.length + 1, r: rangesOf(above) }
}
