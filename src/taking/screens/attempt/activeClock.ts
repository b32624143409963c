/** Milliseconds during which the assessment is visible; it pauses while the page is hidden. */
export type ActiveClock = { read: () => number; stop: () => void }

export function startActiveClock(before: number): ActiveClock {
  let gathered = before
  let since: number | null = document.hidden ? null : performance.now()

  const read = () => gathered + (since === null ? 0 : performance.now() - since)
  const turn = () => {
    gathered = read()
    since = document.hidden ? null : performance.now()
  }
  document.addEventListener('visibilitychange', turn)
  return { read, stop: () => document.removeEventListener('visibilitychange', turn) }
}
