import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** When the page is being printed, as an ISO time; null while it is not. */
export function usePrinting(): string | null {
  const [at, setAt] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    // The browser draws the paper as soon as these return.
    const start = () => flushSync(() => setAt(new Date().toISOString()))
    const end = () => flushSync(() => setAt(null))
    window.addEventListener('beforeprint', start, { signal })
    window.addEventListener('afterprint', end, { signal })
    return () => stop.abort()
  }, [])
  return at
}
