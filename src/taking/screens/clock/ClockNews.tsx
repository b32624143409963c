import { useEffect, useState, useSyncExternalStore } from 'react'

import type { TimeLeft } from '#src/assessment/engine/clock/remaining.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { announce } from '#src/ui/announce.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'

import styles from './clock.module.css'
import { PARTS, type Timer } from './timer.ts'

/**
 * What happened to the time since the candidate last turned a page, in the flow of the page. While
 * the clock is hidden, that little time is left is shown as well.
 * `turns`: how many pages the candidate has turned.
 */
export function ClockNews({
  timer,
  turns,
  isHidden,
  isOnePage,
}: {
  timer: Timer
  turns: number
  isHidden: boolean
  /** A part that is over says so in its own place. */
  isOnePage: boolean
}) {
  const { left, closed, isOver } = useSyncExternalStore(timer.subscribe, timer.state)
  const news = useNews(closed, turns, isOver)
  const warnings = useWarnings(left, turns)
  return [...(news === null || isOnePage ? [] : [news]), ...(isHidden ? warnings : [])].map(
    (text) => (
      <p key={text} className={styles.news} dir="auto">
        {text}
      </p>
    ),
  )
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

/** Five minutes and one minute before each limit, since the last page. Announced once each. */
function useWarnings(left: TimeLeft, turns: number): readonly string[] {
  const { warning } = clockWords(useWords())
  const [seen, setSeen] = useState<{ turns: number; left: TimeLeft; texts: readonly string[] }>({
    turns,
    left,
    texts: NONE,
  })
  if (seen.turns !== turns || seen.left !== left) {
    const due = PARTS.flatMap((part) => {
      const minutes = warningMinutes(seen.left[part], left[part])
      return minutes === null ? [] : [warning[part](minutes)]
    })
    const before = seen.turns === turns ? seen.texts : NONE
    setSeen({ turns, left, texts: due.length > 0 ? due : before })
  }
  useEffect(() => {
    for (const text of seen.texts) announce(text)
  }, [seen.texts])
  return seen.texts
}

const NONE: readonly string[] = []

/** The minutes to warn of when this much is left and more was left before; null for none. */
function warningMinutes(before: number | null, now: number | null): number | null {
  if (before === null || now === null || now === 0) return null
  return [1, 5].find((minutes) => now <= minutes * 60_000 && before > minutes * 60_000) ?? null
}
