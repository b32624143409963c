import { useSyncExternalStore } from 'react'

import { useWords } from '#src/assessment/renderer/text/words.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { clockWords } from '#src/assessment/words/candidateWords.ts'

import styles from './clock.module.css'
import { runningIn, type Timer } from './timer.ts'

/** How much time is left. It can be hidden to the end, and never moves the focus. */
export function ClockStrip({
  timer,
  titleOf,
  isHidden,
  onHide,
}: {
  timer: Timer
  titleOf: (sectionId: string) => string
  isHidden: boolean
  onHide: (isHidden: boolean) => void
}) {
  const { left } = useSyncExternalStore(timer.subscribe, timer.state)
  const all = useWords()
  const words = clockWords(all)
  const running = runningIn(left)
  if (running.length === 0) return null
  return (
    <section ref={measure} className={styles.strip} aria-label={words.region}>
      <div className={styles.times} role="timer" aria-live="off">
        {!isHidden &&
          running.map(({ part, sectionId, ms }) => {
            const time = ms > LAST_MS ? words.minutes(Math.ceil(ms / 60_000)) : all.write.clock(ms)
            return (
              <span key={sectionId ?? part} data-last={ms <= LAST_MS} dir="auto">
                {sectionId === undefined
                  ? words.left[part](time)
                  : words.left.named(titleOf(sectionId), time)}
              </span>
            )
          })}
      </div>
      <Button variant="quiet" size="small" onClick={() => onHide(!isHidden)}>
        {isHidden ? words.show : words.hide}
      </Button>
    </section>
  )
}

/** With the bar at the bottom, the strip stays in view only if they take no more of the window. */
const MOST_OF_WINDOW = 0.29

/**
 * Publishes the height of the strip, so that whatever gets the focus is scrolled to below it. If it
 * is too high to stay in view, as with large text on a phone, it scrolls along.
 */
function measure(strip: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const { style } = document.documentElement
  const bar = strip.closest('form')?.querySelector('footer')
  const observer = new ResizeObserver(() => {
    const height = strip.offsetHeight
    const isHigh = height + (bar?.offsetHeight ?? 0) > MOST_OF_WINDOW * window.innerHeight
    strip.toggleAttribute('data-high', isHigh)
    style.setProperty('--clock-height', isHigh ? '0px' : `${height}px`)
  })
  observer.observe(strip)
  if (bar) observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--clock-height')
  }
}

/** The last minutes are counted in seconds. */
const LAST_MS = 5 * 60_000
