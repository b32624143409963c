/** Whether this page is older than the TalentFlow that is ready on this device. */
import { createStore, type Readable } from '#src/base/store.ts'

import type { TakeOver } from './messages.ts'

/** `attempt-open`: it was asked for, and has to wait until nobody is taking an assessment. */
export type Update = 'none' | 'ready' | 'attempt-open'

const store = createStore<Update>('none')
export const update: Readable<Update> = store

/** Set while a newer version waits: makes it serve all pages, or tells why it can't yet. */
let takeOver: () => Promise<TakeOver> = async () => 'taken-over'

export function offerUpdate(activate: typeof takeOver): void {
  takeOver = activate
  store.set('ready')
}

/** Resolves to true once a reload of the page will load the newer version. */
export async function startUpdate(): Promise<boolean> {
  const outcome = await takeOver()
  if (outcome === 'attempt-open') store.set('attempt-open')
  return outcome === 'taken-over'
}
