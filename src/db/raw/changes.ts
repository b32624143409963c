/**
 * Telling other tabs what was written, and hearing of what they wrote. Staff's tabs work through
 * Dexie, so its channel is used, and its way to say which keys changed: a tree of key ranges under
 * `idb://<database>/<store>/<index>` (`ObservabilitySet` and `IntervalTree` in Dexie's types).
 */
import { DATABASE_NAME, hiringLayout } from '#src/db/layout.ts'
import { fieldOf } from '#src/db/rawField.ts'

const CHANNEL = 'x-storagemutated-1'

/** `d` is the depth of the tree from here on; `r` is the tree of what lies above this range. */
interface Ranges {
  from: unknown
  to: unknown
  d: number
  r?: Ranges | null
}

const everything: Ranges = { from: -Infinity, to: [[]], d: 1 }

/** Once they are on the disk: the keys written in each store of hiring. */
export function announceChanges(keysByStore: ReadonlyMap<string, readonly string[]>): void {
  const parts: { [part: string]: Ranges | null } = {}
  for (const [store, keys] of keysByStore) {
    parts[placeOf(store)] = rangesOf([...new Set(keys)].toSorted())
    // What the indexes said of these records before is not known, so all of each may have changed.
    for (const index of [...indexesOf(store), ':dels']) parts[placeOf(store) + index] = everything
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(parts)
  channel.close()
}

/** `heard` is called whenever something was written to this store, here or in another tab. Returns how to stop. */
export function onChanges(store: string, heard: () => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (['all', placeOf(store)].some((part) => fieldOf(data, part) !== undefined)) heard()
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
