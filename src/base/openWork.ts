/** Work on this page that saves itself, such as a draft: a reload can wait until it is saved. */
import { createListeners, type Readable } from './store.ts'

export interface OpenWork {
  subscribe(this: void, listener: () => void): () => void
  /** Whether this page has the only copy of the work, because it could not be saved. */
  isOnlyCopy(): boolean
  /** True once everything is saved. */
  flush(): Promise<boolean>
}

const works = new Set<OpenWork>()
const { subscribe, notify } = createListeners()

/** Whether this page has the only copy of something. */
export const hasOnlyCopy: Readable<boolean> = {
  getState: () => [...works].some((work) => work.isOnlyCopy()),
  subscribe,
}

/** Returns a function that ends it. */
export function holdWork(work: OpenWork): () => void {
  works.add(work)
  const stop = work.subscribe(notify)
  notify()
  return () => {
    stop()
    works.delete(work)
    notify()
  }
}

/** True once all of it is saved. */
export async function saveOpenWork(): Promise<boolean> {
  const saved = await Promise.all([...works].map((work) => work.flush()))
  return saved.every(Boolean)
}
