import {
  type ComponentType,
  createContext,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react'

import { createStore } from '#src/base/store.ts'
import { useStore } from '#src/base/useStore.ts'

const TRY_AGAIN_MS = 3000

const parts: (() => Promise<unknown>)[] = []

/** Shown in place of a part that could not be loaded, until it can. */
export const MissingPartContext = createContext<ReactNode>(null)

/**
 * A lazily loaded part of a page that is not needed at first. `loadLazyParts` loads it in
 * advance, because there may be no network when it is needed. Until then nothing is shown, and after
 * a failure `MissingPartContext`, unless the caller adds a `Suspense` with a fallback.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: 'nothing' | 'outside' = 'nothing',
): FunctionComponent<P> {
  let here: ComponentType<P> | null = null
  const hasFailed = createStore(false)
  const fetchPart = async () => {
    here ??= await untilItLoads(load, () => hasFailed.set(true))
    return { default: here }
  }
  const Awaited = lazy(fetchPart)
  parts.push(fetchPart)

  function Meanwhile() {
    const missing = use(MissingPartContext)
    return useStore(hasFailed) ? missing : null
  }

  return function Later(props) {
    // Once per use: if it is loaded, it renders at once and stays the same component.
    const [Part] = useState<ComponentType<P>>(() => here ?? Awaited)
    const part = createElement(Part, props)
    return meanwhile === 'nothing'
      ? createElement(Suspense, { fallback: createElement(Meanwhile) }, part)
      : part
  }
}

/** Call after the first paint; parts needed earlier are loaded on demand. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()))
}

async function untilItLoads<T>(load: () => Promise<T>, onFailure: () => void): Promise<T> {
  try {
    return await load()
  } catch {
    onFailure()
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    return untilItLoads(load, onFailure)
  }
}
