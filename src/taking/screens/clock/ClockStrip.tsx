import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { TimeLeft } from '#src/assessment/engine/clock/remaining.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { clockWords } from '#src/assessment/words/candidateWords.ts'

import styles from './clock.module.css'
import type { Timer } from './timer.ts'

const PARTS = ['all', 'section', 'question'] as const

/**
 * How much time is left. It can be hidden until the last minutes, and never moves the focus.
 * `turns`: how many pages the candidate has turned.
 */
export function ClockStrip({ timer, turns }: { timer: Timer; turns: number }) {
  const { left, closed, isOver } = useSyncExternalStore(timer.subscribe, timer.state)
  const [isHidden, setHidden] = useState(false)
  const words = clockWords(useWords())
  const isLast = PARTS.some((part) => isWithinLast(left[part]))
  const news = useNews(closed, turns, isOver)
  useWarnings(left)
  const shown = PARTS.flatMap((part) => {
    const ms = left[part]
    if (ms === null || (isHidden && !isWithinLast(ms))) return []
    return [{ part, isLast: isWithinLast(ms), text: timeText(ms, words.minutes) }]
  })
  if (PARTS.every((part) => left[part] === null) && news === null) return null
  return (
    <section ref={measure} className={styles.strip} aria-label={words.region} tabIndex={-1}>
      <div className={styles.times} role="timer" aria-live="off">
        {shown.map(({ part, isLast: isEnding, text }) => (
          <span key={part} data-last={isEnding} dir="auto">
            {words.left[part](text)}
          </span>
        ))}
      </div>
      {!isLast && PARTS.some((part) => left[part] !== null) && (
        <Button ref={keepFocus} variant="quiet" size="small" onClick={() => setHidden(!isHidden)}>
          {isHidden ? words.show : words.hide}
        </Button>
      )}
      {news !== null && (
        <p className={styles.over} dir="auto">
          {news}
        </p>
      )}
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

function isWithinLast(ms: number | null): boolean {
  return ms !== null && ms <= LAST_MS
}

/** Politely, five minutes and one minute before each limit. */
function useWarnings(left: TimeLeft): void {
  const before = useRef<TimeLeft>(left)
  const { warning } = clockWords(useWords())
  useEffect(() => {
    for (const part of PARTS) {
      const minutes = warningMinutes(before.current[part], left[part])
      if (minutes !== null) announce(warning[part](minutes))
    }
    before.current = left
  }, [left, warning])
}

/**
 * The parts closed or opened again since the candidate last turned a page; null for none, and when
 * all is over. Announced after the announcement of the new page.
 */
function useNews(closed: ReadonlySet<string>, turns: number, isOver: boolean): string | null {
  const words = clockWords(useWords())
  const [seen, setSeen] = useState<Seen>({ turns, count: closed.size, news: null })
  const { size: count } = closed
  if (seen.turns !== turns) setSeen({ turns, count, news: null })
  else if (seen.count !== count) {
    setSeen({ turns, count, news: count > seen.count ? 'partOver' : 'reopened' })
  }
  useEffect(() => {
    if (!isOver && seen.news !== null) announce(words[seen.news])
  }, [seen, isOver, words])
  return isOver || seen.news === null ? null : words[seen.news]
}

type Seen = { turns: number; count: number; news: 'partOver' | 'reopened' | null }

/** If the button has the focus when it is removed, the strip gets it. */
function keepFocus(button: HTMLElement | null): () => void {
  return () => {
    if (button && document.activeElement === button) button.closest('section')?.focus()
  }
}

/** The last minutes are counted in seconds, and can't be hidden. */
const LAST_MS = 5 * 60_000

/** Rounded up: whole minutes at first, and minutes and seconds at the end ("4:59"). */
function timeText(ms: number, minutes: (count: number) => string): string {
  if (ms > LAST_MS) return minutes(Math.ceil(ms / 60_000))
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The minutes to announce when this much is left and more was left before; null for none. */
function warningMinutes(before: number | null, now: number | null): number | null {
  if (before === null || now === null || now === 0) return null
  return [1, 5].find((minutes) => now <= minutes * 60_000 && before > minutes * 60_000) ?? null
}
