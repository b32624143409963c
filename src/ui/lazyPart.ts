import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  Suspense,
  useState,
} from 'react'

const TRY_AGAIN_MS = 3000

const parts: (() => Promise<unknown>)[] = []

/**
 * A lazily loaded part of a page that is not needed at first. `loadLazyParts` loads it in
 * advance, because there may be no network when it is needed. Until then nothing is shown, unless
 * the caller adds a `Suspense` with a fallback.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: 'nothing' | 'outside' = 'nothing',
): FunctionComponent<P> {
  let here: ComponentType<P> | null = null
  const fetchPart = async () => {
    here ??= await untilItLoads(load)
    return { default: here }
  }
  const Awaited = lazy(fetchPart)
  parts.push(fetchPart)

  return function Later(props) {
    // Once per use: if it is loaded, it renders at once and stays the same component.
    const [Part] = useState<ComponentType<P>>(() => here ?? Awaited)
    const part = createElement(Part, props)
    return meanwhile === 'nothing' ? createElement(Suspense, null, part) : part
  }
}

/** Call after the first paint; parts needed earlier are loaded on demand. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()))
}

async function untilItLoads<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    return untilItLoads(load)
  }
}
