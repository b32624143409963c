import { startTransition, useEffect, useState } from 'react'

/** The number of parts that fit into a window. */
const FIRST = 5
const PIECE = 4

/**
 * How many of `count` expensive parts are drawn: the first at once, and the others a few at a time,
 * each in a task of its own, so that keys and clicks don't wait for all of them.
 */
export function usePieces(count: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn >= count) return undefined
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + PIECE)))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return drawn
}
