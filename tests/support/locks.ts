/**
 * A simulation of Web Locks, which the test environment lacks: one holder at a time for each name,
 * shared requests together, and waiting requests can be aborted.
 */
import { afterEach, beforeEach } from 'vitest'

type Work = (lock: Held | null) => unknown
type Held = { name: string; mode: LockMode }
type Waiting = Held & { begin: () => void }

/** Before every test, a browser with Web Locks in which no lock is held. */
export function withLocks(): void {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks')
  })
}

/** Simulates another tab that holds this lock, until the returned function is called. */
export async function holdLock(name: string): Promise<() => void> {
  let letGo = () => {}
  const over = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await new Promise<void>((resolve) => {
    void navigator.locks.request(name, () => {
      resolve()
      return over
    })
  })
  return letGo
}

function lockManager() {
  const held = new Set<Held>()
  const queue: Waiting[] = []

  const mayBegin = ({ name, mode }: Held) =>
    ![...held].some(
      (one) => one.name === name && (mode === 'exclusive' || one.mode === 'exclusive'),
    )

  function beginWhatMay(): void {
    for (const waiting of [...queue]) {
      if (!mayBegin(waiting)) continue
      queue.splice(queue.indexOf(waiting), 1)
      held.add(waiting)
      waiting.begin()
    }
  }

  function request(name: string, ...rest: [Work] | [LockOptions, Work]): Promise<unknown> {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
    const { mode = 'exclusive', signal, ifAvailable = false } = options
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { name, mode, begin: () => void run() }
      const run = async () => {
        try {
          resolve(await work(waiting))
        } catch (error) {
          reject(error)
        } finally {
          held.delete(waiting)
          beginWhatMay()
        }
      }
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting)
        if (at < 0) return
        queue.splice(at, 1)
        reject(signal.reason)
      })
      if (ifAvailable && !mayBegin(waiting)) return resolve(work(null))
      queue.push(waiting)
      queueMicrotask(beginWhatMay)
    })
  }

  return {
    request,
    query: () => Promise.resolve({ held: [...held], pending: [...queue] }),
  }
}
