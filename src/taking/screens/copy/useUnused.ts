import { useEffect, useEffectEvent } from 'react'

const TICK_MS = 1000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Calls back once the page has not been used for this time. Compares times, so that it also does
 * after the device slept.
 */
export function useUnused(afterMs: number, onUnused: () => void): void {
  const call = useEffectEvent(onUnused)
  useEffect(() => {
    let lastLife = Date.now()
    const live = () => {
      lastLife = Date.now()
    }
    const look = () => {
      if (Math.abs(Date.now() - lastLife) >= afterMs) call()
    }
    const ticking = setInterval(look, TICK_MS)
    document.addEventListener('visibilitychange', look)
    for (const name of SIGNS_OF_LIFE) {
      document.addEventListener(name, live, { capture: true, passive: true })
    }
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
      for (const name of SIGNS_OF_LIFE) document.removeEventListener(name, live, { capture: true })
    }
  }, [afterMs])
}
