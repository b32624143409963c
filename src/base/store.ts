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

/** For few listeners, each to some of many keys. */
export function createKeyedListeners(): KeyedListeners {
  const entries = new Set<readonly [keys: readonly string[], listener: () => void]>()
  return {
    subscribe(...entry) {
      entries.add(entry)
      return () => entries.delete(entry)
    },
    notify(keys) {
      const changed = new Set(keys)
      if (changed.size === 0) return
      for (const [own, listener] of [...entries]) {
        if (own.some((key) => changed.has(key))) listener()
      }
    },
  }
}

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
