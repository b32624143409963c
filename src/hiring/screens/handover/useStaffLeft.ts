import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** As long as staff need to write a reason, and no longer than they are likely to stand there. */
export const STAFF_MS = 2 * 60_000

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'input'] as const

/**
 * Calls back once staff have left the page open for a while, covered it or left it: the next person
 * to see it is a candidate.
 */
export function useStaffLeft(onLeft: () => void): void {
  // At once, because a page that is left may be kept as it is.
  const left = useEffectEvent(() => flushSync(onLeft))
  useEffect(() => {
    let timer = setTimeout(() => left(), STAFF_MS)
    const live = () => {
      clearTimeout(timer)
      timer = setTimeout(() => left(), STAFF_MS)
    }
    const look = () => {
      if (document.visibilityState === 'hidden') left()
    }
    const leave = () => left()
    for (const type of SIGNS_OF_LIFE) document.addEventListener(type, live, { capture: true })
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      for (const type of SIGNS_OF_LIFE) document.removeEventListener(type, live, { capture: true })
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
    }
  }, [])
}
