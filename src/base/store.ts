/**
 * An observable value with the interface of React's `useSyncExternalStore`. Every store in the app
 * is created here.
 */

export interface Listeners {
  /** Calls `listener` on each `notify`, until the returned function is called. */
  subscribe(this: void, listener: () => void): () => void
  notify(this: void): void
}

/**
 * `begin` runs when the first listener subscribes; the function it returns runs when the last one
 * unsubscribes.
 */
export function createListeners(begin?: () => () => void): Listeners {
  const listeners = new Set<() => void>()
  let end: (() => void) | undefined
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) end = begin?.()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end?.()
      }
    },
    notify() {
      // Iterate over a copy, because a listener may unsubscribe or subscribe others.
      for (const listener of [...listeners]) listener()
    },
  }
}

export interface KeyedListeners {
  /** Calls `listener` for these keys, until the returned function is called. */
  subscribe(this: void, keys: readonly string[], listener: () => void): () => void
  /** Calls each listener of these keys once. */
  notify(this: void, keys: Iterable<string>): void
}

/** Listeners for thousands of keys, most of which have one. */
export function createKeyedListeners(): KeyedListeners {
  // Never changed in place, because a listener may unsubscribe or subscribe others.
  const listenersByKey = new Map<string, readonly (() => void)[]>()
  const of = (key: string) => listenersByKey.get(key) ?? NOBODY
  return {
    subscribe(keys, listener) {
      for (const key of keys) listenersByKey.set(key, [...of(key), listener])
      return () => {
        for (const key of keys) {
          const left = of(key).filter((each) => each !== listener)
          if (left.length > 0) listenersByKey.set(key, left)
          else listenersByKey.delete(key)
        }
      }
    },
    notify(keys) {
      const heard = new Set<() => void>()
      for (const key of keys) for (const listener of of(key)) heard.add(listener)
      for (const listener of heard) listener()
    },
  }
}

const NOBODY: readonly (() => void)[] = []

/** The part of a store that screens may use. */
export interface Readable<T> {
  getState(this: void): T
  subscribe(this: void, listener: () => void): () => void
}

export interface Store<T> extends Readable<T> {
  /** Sets the value and notifies all listeners. */
  set(this: void, next: T): void
}

export function createStore<T>(initial: T): Store<T> {
  let state = initial
  const { subscribe, notify } = createListeners()
  return {
    getState: () => state,
    subscribe,
    set(next) {
      state = next
      notify()
    },
  }
}
