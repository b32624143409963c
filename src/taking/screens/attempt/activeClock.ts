/** Milliseconds during which the questions are visible: not while the page is hidden, or staff pause. */
export type ActiveClock = {
  read: () => number
  setPaused: (isPaused: boolean) => void
  stop: () => void
}

export function startActiveClock(before: number): ActiveClock {
  let gathered = before
  let isPaused = false
  let since: number | null = document.hidden ? null : performance.now()

  const read = () => gathered + (since === null ? 0 : performance.now() - since)
  const turn = () => {
    gathered = read()
    since = document.hidden || isPaused ? null : performance.now()
  }
  document.addEventListener('visibilitychange', turn)
  return {
    read,
    setPaused(paused) {
      isPaused = paused
      turn()
    },
    stop: () => document.removeEventListener('visibilitychange', turn),
  }
}
