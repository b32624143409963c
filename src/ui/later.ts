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
 * A part of a page that the page can stand without at first. It is asked for by `fetchLaterParts`,
 * not when it is wanted: by then there may be no network.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> {
  let here: ComponentType<P> | null = null
  const fetchPart = async () => {
    here ??= await untilItLoads(load)
    return { default: here }
  }
  const Awaited = lazy(fetchPart)
  parts.push(fetchPart)

  return function Later(props) {
    // Once for each place: what is there is drawn at once, and stays the same component.
    const [Part] = useState<ComponentType<P>>(() => here ?? Awaited)
    return createElement(Suspense, null, createElement(Part, props))
  }
}

/** For a page that has just been painted; what is wanted before is fetched as it is wanted. */
export async function fetchLaterParts(): Promise<void> {
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
