import { useCallback, useEffect, useRef, useState } from 'react'

import { type IdlePhase, idlePhase, secondsToLock } from './idlePhase.ts'

const TICK_MS = 1000
/** Activity is reported less often than keys are pressed. */
const TELL_EVERY_MS = 5000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const

export type Idle = {
  phase: IdlePhase
  secondsLeft: number
  /** The person confirmed that they are still there. */
  stay: () => void
}

/**
 * Detects activity while `watching`. It compares times instead of counting ticks, so that a device
 * locks after sleeping. After the warning only `stay` counts as activity, so that accidental
 * touches don't dismiss it.
 */
export function useIdle({
  watching,
  onLife,
  onLock,
}: {
  watching: boolean
  onLife: (now: number) => void
  onLock: () => void
}): Idle {
  const lastLife = useRef(0)
  const lastTold = useRef(0)
  const [idleMs, setIdleMs] = useState(0)

  const live = useCallback(() => {
    const now = Date.now()
    lastLife.current = now
    if (Math.abs(now - lastTold.current) < TELL_EVERY_MS) return
    lastTold.current = now
    onLife(now)
  }, [onLife])

  useEffect(() => {
    if (!watching) return
    live()
    const look = () => {
      // If the clock was set back, no time has passed.
      const gone = Math.max(0, Date.now() - lastLife.current)
      if (idlePhase(gone) === 'locked') onLock()
      // Store only the phase until there is a countdown to show.
      setIdleMs(idlePhase(gone) === 'active' ? 0 : gone)
    }
    const sign = () => {
      if (idlePhase(Date.now() - lastLife.current) === 'active') live()
    }
    const ticking = setInterval(look, TICK_MS)
    document.addEventListener('visibilitychange', look)
    for (const name of SIGNS_OF_LIFE) {
      document.addEventListener(name, sign, { capture: true, passive: true })
    }
    return () => {
      clearInterval(ticking)
      setIdleMs(0)
      document.removeEventListener('visibilitychange', look)
      for (const name of SIGNS_OF_LIFE) document.removeEventListener(name, sign, { capture: true })
    }
  }, [watching, live, onLock])

  const stay = useCallback(() => {
    live()
    setIdleMs(0)
  }, [live])

  return { phase: idlePhase(idleMs), secondsLeft: secondsToLock(idleMs), stay }
}
