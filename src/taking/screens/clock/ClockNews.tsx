import { useEffect, useState, useSyncExternalStore } from 'react'

import type { TimeLeft } from '#src/assessment/engine/clock/remaining.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { announce } from '#src/ui/announce.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'

import styles from './clock.module.css'
import { type Running, runningIn, type Timer, type TimerState } from './timer.ts'

/**
 * What happened to the time since the candidate last turned a page, in the flow of the page. While
 * the clock is hidden, that little time is left is shown as well.
 * `turns`: how many pages the candidate has turned.
 */
export function ClockNews({
  timer,
  turns,
  titleOf,
  isHidden,
  isOnePage,
}: {
  timer: Timer
  titleOf: (sectionId: string) => string
  turns: number
  isHidden: boolean
  /** A part that is over says so in its own place. */
  isOnePage: boolean
}) {
  const state = useSyncExternalStore(timer.subscribe, timer.state)
  const news = useNews(state, turns, titleOf)
  const warnings = useWarnings(state.left, turns, titleOf)
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
function useNews(
  { left, closed, isOver }: TimerState,
  turns: number,
  titleOf: (sectionId: string) => string,
): string | null {
  const words = clockWords(useWords())
  const running = left.sections.map(({ id }) => id)
  const { size: count } = closed
  const [seen, setSeen] = useState<Seen>({ turns, count, running, news: null })
  if (seen.turns !== turns) setSeen({ turns, count, running, news: null })
  else if (seen.count !== count) {
    const over = seen.running.filter((id) => !running.includes(id))
    const news = count > seen.count ? { kind: 'partOver' as const, over } : REOPENED
    setSeen({ turns, count, running, news })
  }
  const text =
    isOver || seen.news === null
      ? null
      : seen.news.over.length === 0
        ? words[seen.news.kind]
        : seen.news.over.map((id) => words.namedOver(titleOf(id))).join(' ')
  useEffect(() => {
    if (seen.news !== null && text !== null) announce(text)
  }, [seen.news, text])
  return text
}

/** `running`: on the page of all; `over`: those of them whose time is over. */
type Seen = {
  turns: number
  count: number
  running: readonly string[]
  news: { kind: 'partOver' | 'reopened'; over: readonly string[] } | null
}
const REOPENED = { kind: 'reopened', over: [] } as const

/** Five minutes and one minute before each limit, since the last page. Announced once each. */
function useWarnings(
  left: TimeLeft,
  turns: number,
  titleOf: (sectionId: string) => string,
): readonly string[] {
  const { warning } = clockWords(useWords())
  const [seen, setSeen] = useState<{ turns: number; left: TimeLeft; texts: readonly string[] }>({
    turns,
    left,
    texts: NONE,
  })
  if (seen.turns !== turns || seen.left !== left) {
    const due = runningIn(left).flatMap((each) => {
      const { part, sectionId } = each
      const minutes = warningMinutes(msBefore(seen.left, each), each.ms)
      if (minutes === null) return []
      return sectionId === undefined
        ? warning[part](minutes)
        : warning.named(titleOf(sectionId), minutes)
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

/** Null if it did not run. */
function msBefore(left: TimeLeft, { part, sectionId }: Running): number | null {
  const same = runningIn(left).find((each) => each.part === part && each.sectionId === sectionId)
  return same?.ms ?? null
}

/** The minutes to warn of when this much is left and more was left before; null for none. */
function warningMinutes(before: number | null, now: number): number | null {
  if (before === null || now === 0) return null
  return [1, 5].find((minutes) => now <= minutes * 60_000 && before > minutes * 60_000) ?? null
}
